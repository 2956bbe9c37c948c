import type { PictureCard } from '@/lib/trade/product/picture-card'
import { fill, type Template } from '@/lib/words'
import type { ComparableMachine, ComparisonRow } from './comparison'

/** How many figures a card has room for. */
const MOST_FIGURES = 5

type ComparisonCardDetails = Pick<PictureCard, 'title' | 'url'> & {
  notStated: string
  inUnit: Template<'unit'>
}

/** The picture card of a comparison: the machines from the side, and a few figures, those that differ first. */
export function createComparisonCard(
  machines: readonly ComparableMachine[],
  rows: readonly ComparisonRow[],
  { title, url, notStated, inUnit }: ComparisonCardDetails,
): PictureCard {
  const inOrder = [...rows.filter(({ isDifferent }) => isDifferent), ...rows.filter(({ isDifferent }) => !isDifferent)]
  return {
    title,
    view: 'side',
    machines: machines.map(({ title: name, size, drawn }) => ({
      title: name,
      size: [size?.lengthMm ?? 0, size?.heightMm ?? 0],
      drawn: size ? drawn : undefined,
    })),
    figures: inOrder.slice(0, MOST_FIGURES).map(({ name, cells, otherUnits }) => ({
      name,
      values: cells.map((cell, index) => {
        const unit = otherUnits[index]
        return cell ?? (unit ? fill(inUnit, { unit }) : notStated)
      }),
    })),
    url,
  }
}
