import type { Figure } from '@/lib/content/figure'
import { FigureValue } from './figure-value'

type FigureRowsProps = { figures: readonly Figure[] }

/** Figures as the rows of a description list: each name with its value. */
export function FigureRows({ figures }: FigureRowsProps) {
  return figures.map(figure => (
    <div key={figure.name}>
      <dt>{figure.name}</dt>
      <dd>
        <FigureValue figure={figure} />
      </dd>
    </div>
  ))
}
