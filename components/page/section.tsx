import type { ComponentProps, ReactNode } from 'react'
import { Band } from './band'
import { SectionHeader } from './section-header'

type SectionProps = {
  background: ComponentProps<typeof Band>['background']
  /** Id of the section; its heading has the id `${id}-title`. */
  id: string
  /** Number of the section; without one, the columns before the heading stay empty. */
  number?: number
  title: string
  /** Controls next to the heading, at the end of the line. */
  controls?: ReactNode
  className?: string
  children: ReactNode
}

/** A section of a page: number in columns 1 to 3, heading and content from column 4. */
export function Section({ background, id, number, title, controls, className, children }: SectionProps) {
  return (
    <Band background={background} className={className} aria-labelledby={`${id}-title`} id={id}>
      <SectionHeader id={`${id}-title`} number={number} title={title} controls={controls} />
      {children}
    </Band>
  )
}
