import type { ReactNode } from 'react'

const TEXT = 'grid max-w-[38em] grid-cols-1 text-ink-2'
const LOOKS = {
  /** Large; on wide screens below the heading, from column 4. */
  section: 'gap-2.5 text-lead/[1.5] md:ms-column-4',
  /** As large as other text, where it stands. */
  clause: 'gap-1.5 text-body/[1.6]',
} as const

/** The lists stand in the text, and have a dash before each item. */
const ITEM = '[&_li]:relative [&_li]:py-[3px] [&_li]:ps-3.5'
const DASH = '[&_li]:before:absolute [&_li]:before:start-0 [&_li]:before:top-[calc(.75em+2px)]'
const DASH_INK = '[&_li]:before:h-0.25 [&_li]:before:w-1.75 [&_li]:before:bg-kraft-edge'

type ReadingProps = { look?: keyof typeof LOOKS; children: ReactNode }

/** Paragraphs and lists to be read from end to end. */
export function Reading({ look = 'section', children }: ReadingProps) {
  return <div className={`${TEXT} ${LOOKS[look]} ${ITEM} ${DASH} ${DASH_INK}`}>{children}</div>
}
