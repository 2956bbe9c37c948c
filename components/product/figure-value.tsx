import type { Figure } from '@/lib/content/figure'
import { formatFigureText } from '@/lib/product/figure-text'

type FigureValueProps = {
  figure: Figure
  /** How the unit differs from the value. */
  unitClassName?: string
}

/** A figure as text: the value, and its unit smaller behind it. */
export function FigureValue({ figure, unitClassName }: FigureValueProps) {
  const { value, unit } = formatFigureText(figure)
  return (
    <>
      {value}
      {unit && (
        <>
          {' '}
          <small className={unitClassName}>{unit}</small>
        </>
      )}
    </>
  )
}
