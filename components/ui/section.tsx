import type { ReactNode } from 'react'

const GROUNDS = { paper: 'sec', sheet: 'sec sheet-sec', plate: 'sec plate-sec' } as const

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
    <section className={`${GROUNDS[ground]} ${className}`} aria-labelledby={`${id}-title`} id={id}>
      <div className="wrap">
        <header className={controls ? 'sec-head has-ctl' : 'sec-head'}>
          {number !== undefined && (
            <span className="no" aria-hidden="true">
              {number}
            </span>
          )}
          <h2 className="hd" id={`${id}-title`}>
            {title}
          </h2>
          {controls && <div className="ctl">{controls}</div>}
        </header>
        {children}
      </div>
    </section>
  )
}
