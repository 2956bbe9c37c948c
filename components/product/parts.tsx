import type { ReactNode } from 'react'

/** The columns of a machine's page: drawings and figures in the wide one, texts beside them. Below 900 px, all is one. */
export const MAIN = 'col-span-full min-w-0 md:col-[1/8] lg:col-[1/9] print:col-[1/9]'
export const SIDE = 'col-span-full min-w-0 md:col-[8/13] lg:col-[9/13] print:col-[9/13]'

/** For a part that a phone folds: its heading is hidden, because the button that unfolds it has the same words. */
export const FOLDED = 'max-sm:border-t-0 max-sm:pt-0 max-sm:[&>h2]:sr-only'

/** A part of a machine's page; `id` is that of its element. */
export type PartContent = { id: string; title: string; className?: string; content: ReactNode }

type PartsProps = { className: string; parts: readonly PartContent[] }

/** The parts of a column that have content, one below the other; nothing if none has. */
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

/** Heading and content below a rule. Printed without the heading. */
function Part({ id, title, className = '', children }: PartProps) {
  return (
    <section
      // Where a link leads here, `scroll-mt` keeps the part clear of the bar of links, which sticks below the navbar.
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
