import type { ComponentProps } from 'react'

const BAND = 'py-section print:break-inside-avoid-page print:bg-transparent print:py-[12pt]'
const GROUNDS = { paper: '', sheet: 'bg-sheet', plate: 'border-y border-line-2 bg-plate' } as const

type BandProps = ComponentProps<'section'> & {
  /** The background colour; adjacent sections alternate. */
  ground?: keyof typeof GROUNDS
}

/** A full-width section with its content at page width. It needs `aria-label` or `aria-labelledby`. */
export function Band({ ground = 'paper', className = '', children, ...attributes }: BandProps) {
  return (
    <section className={`${BAND} ${GROUNDS[ground]} ${className}`} {...attributes}>
      <div className="mx-auto w-page">{children}</div>
    </section>
  )
}
