import type { ComponentProps } from 'react'

/** Classes by tone: in progress or pending, success, failure. */
const TONES = {
  wait: 'border-line-2 bg-plate text-ink-2',
  ok: 'bg-ok-ground text-ok',
  bad: 'bg-bad-ground text-bad',
} as const

export type NoticeTone = keyof typeof TONES

const LOOK = 'flex gap-1.75 border-s-4 px-2.25 py-2 leading-[1.4] font-semi'
/** In the corner of the window, over the page's text, it has a border on all sides. */
const EDGE = 'in-data-[part=corner]:border in-data-[part=corner]:border-s-4 in-data-[part=corner]:border-current'

type NoticeProps = ComponentProps<'div'> & {
  /** Null for an empty notice: it takes no space, but its live region exists before its text. */
  tone: NoticeTone | null
}

/** A short message. `className` positions it, and is applied only if there is a tone. */
export function Notice({ tone, className = '', ...attributes }: NoticeProps) {
  return <div {...attributes} className={tone ? `${LOOK} ${TONES[tone]} ${EDGE} ${className}` : undefined} />
}

/** A button in a notice. */
export function NoticeButton({ onClick, children }: Pick<ComponentProps<'button'>, 'onClick' | 'children'>) {
  return (
    <button
      type="button"
      className="min-h-touch flex-none cursor-pointer border-0 bg-transparent p-0 font-strong underline"
      onClick={onClick}
    >
      {children}
    </button>
  )
}
