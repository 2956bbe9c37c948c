import type { ReactNode } from 'react'
import { SectionHeader } from './section-header'

const SECTION = 'py-section print:break-inside-avoid-page print:bg-transparent print:py-[12pt]'
const GROUNDS = { paper: '', sheet: 'bg-sheet', plate: 'border-y border-line-2 bg-plate' } as const

type SectionProps = {
  /** The ground it stands on; neighbours alternate. */
  ground: keyof typeof GROUNDS
  /** Name of the section in the page's outline, and the stem of its heading's id. */
  id: string
  /** Numeral of the reading line; without one the heading starts at column 1. */
  number?: number
  title: string
  /** Controls that stand with the heading, at the right. */
  controls?: ReactNode
  className?: string
  children: ReactNode
}

/** A ruled section of a page: numeral in columns 1 to 3, heading and content from column 4. */
export function Section({ ground, id, number, title, controls, className = '', children }: SectionProps) {
  return (
    <section className={`${SECTION} ${GROUNDS[ground]} ${className}`} aria-labelledby={`${id}-title`} id={id}>
      <div className="mx-auto w-page">
        <SectionHeader id={`${id}-title`} number={number} title={title} controls={controls} />
        {children}
      </div>
    </section>
  )
}
