import type { ComponentProps, ReactNode } from 'react'
import { Band } from './band'
import { SectionHeader } from './section-header'

type SectionProps = {
  background: ComponentProps<typeof Band>['background']
  /** Id of the section; its heading has the id `${id}-title`. */
  id: string
  title: string
  /** Controls next to the heading, at the end of the line. */
  controls?: ReactNode
  className?: string
  children: ReactNode
}

/** A section of a page: its heading at column 1, its content below. */
export function Section({ background, id, title, controls, className, children }: SectionProps) {
  return (
    <Band background={background} className={className} aria-labelledby={`${id}-title`} id={id}>
      <SectionHeader id={`${id}-title`} title={title} controls={controls} />
      {children}
    </Band>
  )
}
