import type { Figure } from '@/lib/trade/product/figure'
import { formatFigureText } from '@/lib/trade/product/figure-text'

type FigureValueProps = {
  figure: Figure
  /** Classes of the unit. */
  unitClassName?: string
}

/** A figure as text: the value, then its unit in smaller type. */
export function FigureValue({ figure, unitClassName }: FigureValueProps) {
  const { value, unit } = formatFigureText(figure)
  return (
    <>
      {/* A figure without a unit is a text, which may be long. */}
      <span className={'unit' in figure ? 'whitespace-nowrap' : undefined}>{value}</span>
      {unit && (
        <>
          {' '}
          <small className={unitClassName}>{unit}</small>
        </>
      )}
    </>
  )
}
