import type { ComponentProps } from 'react'

const BAND = 'py-section print:break-inside-avoid-page print:bg-transparent print:py-[12pt]'
/** The page's own ground, a lighter one, and a darker one. */
const BACKGROUNDS = { paper: '', sheet: 'bg-sheet', plate: 'bg-plate' } as const

type BandProps = ComponentProps<'section'> & {
  /** The background colour; adjacent sections alternate. */
  background?: keyof typeof BACKGROUNDS
}

/** A full-width section with its content at page width. It needs `aria-label` or `aria-labelledby`. */
export function Band({ background = 'paper', className = '', children, ...attributes }: BandProps) {
  return (
    <section className={`${BAND} ${BACKGROUNDS[background]} ${className}`} {...attributes}>
      <div className="mx-auto w-page">{children}</div>
    </section>
  )
}
