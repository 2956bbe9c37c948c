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
  /** Whether its heading stands beside its content in a wide window: on columns 1 to 3, and the content from 4 on. */
  isBeside?: boolean
  /** Stands below a heading that is beside the content. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}

/** A section of a page: its heading at column 1, its content below or beside it. */
export function Section({
  background,
  id,
  title,
  controls,
  isBeside = false,
  aside,
  className,
  children,
}: SectionProps) {
  return (
    <Band background={background} className={className} aria-labelledby={`${id}-title`} id={id}>
      {isBeside ? (
        <div className="grid-cols-12 gap-x-gutter border-t-[1.5px] border-ink pt-2 lg:grid">
          <div className="lg:col-[1/4]">
            <h2 className="mb-header text-h2 wrap-anywhere" id={`${id}-title`}>
              {title}
            </h2>
            {aside}
          </div>
          <div className="min-w-0 lg:col-[4/13]">{children}</div>
        </div>
      ) : (
        <>
          <SectionHeader id={`${id}-title`} title={title} controls={controls} />
          {children}
        </>
      )}
    </Band>
  )
}
