import type { Figure } from '@/lib/trade/product/figure'
import { formatFigureText } from '@/lib/trade/product/figure-text'
import { keepUnits } from '@/lib/words/format-number'

/** A number, with or without words on one side, such as 'up to 6,000'. */
const NUMBER = /^(\p{L}\D*)?(\P{L}+)(\p{L}\D*)?$/u

/** A figure as text: the value, and on the same line, in smaller type, its unit and words beside its number. */
export function FigureValue({ figure }: { figure: Figure }) {
  const { value, unit } = formatFigureText(figure)
  if (!unit) return <span>{keepUnits(value)}</span>
  const text = `${keepUnits(value)}\u00a0`
  const [, before, number, after] = NUMBER.exec(text) ?? [null, null, text, null]
  return (
    <span>
      {before && <small className="m-0">{before}</small>}
      <span>{number}</span>
      <small>{`${after ?? ''}${unit}`}</small>
    </span>
  )
}
