import type { Figure } from '@/lib/trade/product/figure'
import { formatFigureText } from '@/lib/trade/product/figure-text'
import { keepUnits } from '@/lib/words/format-number'

/** A figure as text: the value, and on the same line its unit in smaller type. */
export function FigureValue({ figure }: { figure: Figure }) {
  const { value, unit } = formatFigureText(figure)
  if (!unit) return <span>{keepUnits(value)}</span>
  return (
    <span>
      <span>{`${keepUnits(value)}\u00a0`}</span>
      <small>{unit}</small>
    </span>
  )
}
