import type { ComponentProps, ReactNode } from 'react'
import { Band } from './band'
import { SectionHeader } from './section-header'

type SectionProps = {
  ground: ComponentProps<typeof Band>['ground']
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
export function Section({ ground, id, number, title, controls, className, children }: SectionProps) {
  return (
    <Band ground={ground} className={className} aria-labelledby={`${id}-title`} id={id}>
      <SectionHeader id={`${id}-title`} number={number} title={title} controls={controls} />
      {children}
    </Band>
  )
}
