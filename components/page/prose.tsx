import type { ReactNode } from 'react'

const TEXT = 'grid max-w-reading grid-cols-1 text-ink-2'
const VARIANTS = {
  /** Large type; on wide screens it starts at column 4, below the heading. */
  section: 'gap-2.5 text-lead/[1.5] md:ms-column-4',
  /** Body size, not indented. */
  clause: 'gap-1.5 text-body/[1.6]',
} as const

/** List items have a dash. */
const ITEM = '[&_li]:relative [&_li]:py-[3px] [&_li]:ps-3.5'
const DASH = '[&_li]:before:absolute [&_li]:before:start-0 [&_li]:before:top-[calc(.75em+2px)]'
const DASH_INK = '[&_li]:before:h-0.25 [&_li]:before:w-1.75 [&_li]:before:bg-kraft-edge'

type ProseProps = { variant?: keyof typeof VARIANTS; children: ReactNode }

/** Styles for running text: paragraphs and lists. */
export function Prose({ variant = 'section', children }: ProseProps) {
  return <div className={`${TEXT} ${VARIANTS[variant]} ${ITEM} ${DASH} ${DASH_INK}`}>{children}</div>
}
