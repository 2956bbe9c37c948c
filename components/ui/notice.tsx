import type { ComponentProps } from 'react'

/** What it tells of: something that goes on or waits, that went well, or that failed. */
const TONES = {
  wait: 'border-line-2 bg-plate text-ink-2',
  ok: 'bg-ok-ground text-ok',
  bad: 'bg-bad-ground text-bad',
} as const

export type NoticeTone = keyof typeof TONES

const LOOK = 'flex gap-1.75 border-s-4 px-2.25 py-2 leading-[1.4] font-[580]'
/** Over the page's text it needs an edge all round. */
const EDGE = 'in-data-[part=corner]:border in-data-[part=corner]:border-s-4 in-data-[part=corner]:border-current'

type NoticeProps = ComponentProps<'div'> & {
  /** Null where there is nothing to tell: it takes no room, but a live region is in place before its text. */
  tone: NoticeTone | null
}

/** A short text that stands out from the page. `className` places it, and counts only while it tells something. */
export function Notice({ tone, className = '', ...attributes }: NoticeProps) {
  return <div {...attributes} className={tone ? `${LOOK} ${TONES[tone]} ${EDGE} ${className}` : undefined} />
}

/** What can be done about it. */
export function NoticeButton(attributes: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      className="min-h-touch flex-none cursor-pointer border-0 bg-transparent p-0 font-strong underline"
      {...attributes}
    />
  )
}
