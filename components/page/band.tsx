import type { ComponentProps } from 'react'

const BAND = 'py-section print:break-inside-avoid-page print:bg-transparent print:py-[12pt]'
const GROUNDS = { paper: '', sheet: 'bg-sheet', plate: 'border-y border-line-2 bg-plate' } as const

type BandProps = ComponentProps<'section'> & {
  /** What it stands on; neighbours alternate. */
  ground?: keyof typeof GROUNDS
}

/** A section as wide as the window, with its content as wide as the page. It is named by `aria-label` or `aria-labelledby`. */
export function Band({ ground = 'paper', className = '', children, ...attributes }: BandProps) {
  return (
    <section className={`${BAND} ${GROUNDS[ground]} ${className}`} {...attributes}>
      <div className="mx-auto w-page">{children}</div>
    </section>
  )
}
