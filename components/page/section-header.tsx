import type { ReactNode } from 'react'

const HEADER = [
  'mb-header flex flex-wrap items-center justify-between gap-x-gutter',
  'border-t-[1.5px] border-ink pt-2 print:mb-[8pt]',
].join(' ')
const CONTROLS = 'flex items-center gap-2 max-sm:mt-1.5 print:hidden!'

type SectionHeaderProps = {
  /** Id of the heading. */
  id: string
  title: string
  /** Controls next to the heading, at the end of the line. */
  controls?: ReactNode
}

/** The header of a section: its heading, and its controls at the end of the line. */
export function SectionHeader({ id, title, controls }: SectionHeaderProps) {
  return (
    <header className={HEADER}>
      <h2 className="text-h2 wrap-anywhere print:text-[20pt]" id={id}>
        {title}
      </h2>
      {controls && <div className={CONTROLS}>{controls}</div>}
    </header>
  )
}
