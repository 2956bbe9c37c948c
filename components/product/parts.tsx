import type { ReactNode } from 'react'

/** The columns of a machine's page: drawings and figures in the wide one, texts beside them. Below 900 px, all is one. */
export const MAIN = 'col-span-full min-w-0 md:col-[1/8] lg:col-[1/9] print:col-[1/9]'
export const SIDE = 'col-span-full min-w-0 md:col-[8/13] lg:col-[9/13] print:col-[9/13]'

/** For a part that a phone folds: its heading is hidden, because the button that unfolds it has the same words. */
export const FOLDED = 'part-folded'

/**
 * A part of a machine's page; `id` is that of its element. What a buyer reads first has a large heading; a part `aside`
 * has a small one and a thin rule. A short part beside others needs no link at the top.
 */
export type PartContent = {
  id: string
  title: string
  rank?: 'aside'
  className?: string
  isShort?: true
  content: ReactNode
}

/** A column of parts, from the top. Where the column beside it is longer, room is left at its end. */
export const COLUMN = 'grid grid-cols-1 content-start gap-y-3 max-sm:gap-y-1.5 print:block'

/** The column of the whole page. From 600 to 900 px it is two, both of which a part takes unless it has HALF. */
export const PAGE = `${COLUMN} gap-x-gutter sm:max-md:grid-cols-2`
export const HALF = 'part-half'

/** The parts that have content, one below the other. */
export function Parts({ parts }: { parts: readonly PartContent[] }) {
  return parts
    .filter(({ content }) => content)
    .map(({ content, isShort, ...part }) => (
      <Part key={part.id} {...part}>
        {content}
      </Part>
    ))
}

type PartProps = Omit<PartContent, 'content' | 'isShort'> & { children: ReactNode }

/** Heading and content below a rule. Printed without the heading. */
function Part({ id, title, rank, className = '', children }: PartProps) {
  const kind = rank === 'aside' ? 'part part-aside' : 'part'
  return (
    <section className={`${kind} ${className}`} id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  )
}
