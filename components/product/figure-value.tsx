import type { Figure } from '@/lib/content/figure'
import { toFigureText } from '@/lib/product/figure-text'

type FigureValueProps = { figure: Figure }

/** A figure as text: the value, and its unit smaller behind it. */
export function FigureValue({ figure }: FigureValueProps) {
  const { value, unit } = toFigureText(figure)
  return (
    <>
      {value}
      {unit && (
        <>
          {' '}
          <small>{unit}</small>
        </>
      )}
    </>
  )
}
