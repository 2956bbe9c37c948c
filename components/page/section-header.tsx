import type { ReactNode } from 'react'

const NUMERAL =
  'col-span-full text-h2/[1.02] font-normal font-stretch-100% tracking-[-.02em] text-kraft-edge tabular-nums md:col-[1/4]'
const HEADING = 'col-span-full mt-1.25 text-h2 wrap-anywhere md:mt-0 print:text-[20pt]'
const CONTROLS = 'col-span-full mt-2.5 flex items-center gap-2 md:col-[9/13] md:mt-1 md:justify-self-end print:hidden!'

type SectionHeaderProps = {
  /** Id of the heading. */
  id: string
  /** Number of the section; without one, the columns before the heading stay empty. */
  number?: number | undefined
  title: string
  /** Controls next to the heading, at the end of the line. */
  controls?: ReactNode
}

/** The header of a section: number in columns 1 to 3, heading from column 4. */
export function SectionHeader({ id, number, title, controls }: SectionHeaderProps) {
  return (
    <header className="mb-[clamp(28px,3.6vw,60px)] grid grid-cols-12 items-start gap-x-gutter border-t-[1.5px] border-ink pt-2.5 print:mb-[8pt]">
      {number !== undefined && (
        <span className={NUMERAL} aria-hidden="true">
          {number}
        </span>
      )}
      <h2 className={`${HEADING} ${controls ? 'md:col-[4/9]' : 'md:col-[4/13]'}`} id={id}>
        {title}
      </h2>
      {controls && <div className={CONTROLS}>{controls}</div>}
    </header>
  )
}
