import type { ReactNode } from 'react'

/** The columns of what is drawn and counted, and those of what is told beside it. A phone has them in one. */
export const MAIN = 'col-span-full min-w-0 md:col-[1/8] lg:col-[1/9] print:col-[1/9]'
export const SIDE = 'col-span-full min-w-0 md:col-[8/13] lg:col-[9/13] print:col-[9/13]'

/** A part that a phone folds: the button that unfolds it has the words of its heading. */
export const FOLDED = 'max-sm:border-t-0 max-sm:pt-0 max-sm:[&>h2]:sr-only'

/** A part of a machine's page; `id` is that of its element. */
export type PartContent = { id: string; title: string; className?: string; content: ReactNode }

type PartsProps = { className: string; parts: readonly PartContent[] }

/** The parts of a column that have content, each as high as it; nothing without any. */
export function Parts({ className, parts }: PartsProps) {
  const shown = parts.filter(({ content }) => content)
  if (shown.length === 0) return null
  return (
    <div className={`grid grid-cols-1 content-start gap-y-3 max-sm:gap-y-1.5 print:block ${className}`}>
      {shown.map(({ content, ...part }) => (
        <Part key={part.id} {...part}>
          {content}
        </Part>
      ))}
    </div>
  )
}

type PartProps = Omit<PartContent, 'content'> & { children: ReactNode }

/** Heading and content below a rule. In print without a heading. */
function Part({ id, title, className = '', children }: PartProps) {
  return (
    <section
      // Clear of the bar of links, which is below the navbar.
      className={`scroll-mt-2 min-w-0 border-t-[1.5px] border-ink pt-1 print:border-t-0 print:pt-[6pt] ${className}`}
      id={id}
      aria-labelledby={`${id}-title`}
    >
      <h2 className="mb-1.5 text-h3 print:hidden" id={`${id}-title`}>
        {title}
      </h2>
      {children}
    </section>
  )
}
