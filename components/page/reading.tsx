import type { ReactNode } from 'react'

const TEXT = 'grid max-w-[38em] grid-cols-1 gap-2.5 text-lead/[1.5] text-ink-2 md:ms-column-4'
/** The lists stand in the text, and have a dash before each item. */
const ITEM = '[&_li]:relative [&_li]:py-[3px] [&_li]:ps-3.5'
const DASH = '[&_li]:before:absolute [&_li]:before:start-0 [&_li]:before:top-[calc(.75em+2px)]'
const DASH_INK = '[&_li]:before:h-0.25 [&_li]:before:w-1.75 [&_li]:before:bg-kraft-edge'

type ReadingProps = { children: ReactNode }

/** Paragraphs and lists in large letters; on wide screens they stand below the heading, from column 4. */
export function Reading({ children }: ReadingProps) {
  return <div className={`${TEXT} ${ITEM} ${DASH} ${DASH_INK}`}>{children}</div>
}
