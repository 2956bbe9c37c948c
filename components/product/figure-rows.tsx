import type { Figure } from '@/lib/content/figure'
import { toInches } from '@/lib/product/figure-text'
import { FigureValue } from './figure-value'

type FigureRowsProps = {
  figures: readonly Figure[]
  /** Whether a length is said in inches too, below its millimetres. */
  hasInches?: boolean
}

/** Figures as the rows of a description list: each name with its value. */
export function FigureRows({ figures, hasInches = false }: FigureRowsProps) {
  return figures.map(figure => {
    const inches = hasInches ? toInches(figure) : null
    return (
      <div key={figure.name}>
        <dt>{figure.name}</dt>
        <dd>
          <FigureValue figure={figure} />
          {inches && <span className="inch"> {inches}</span>}
        </dd>
      </div>
    )
  })
}
