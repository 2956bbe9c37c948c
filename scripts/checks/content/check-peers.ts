import 'server-only'
import { findMisfit } from '@/lib/content/checks/check-catalogue'
import type { ProductFile } from '@/lib/content/product'
import { convert, UNITS, type Unit } from '@/lib/trade/measures/units'
import type { Figure } from '@/lib/trade/product/figure'
import { findSpans } from '@/lib/trade/product/figure-spans'
import { formatFigureInWords } from '@/lib/trade/product/figure-text'
import type { Quantity } from '@/lib/trade/product/quantities'
import { contains, formatSpan, OPEN_END, type Span } from '@/lib/trade/product/span'
import { formatNumber } from '@/lib/words/format-number'

/** What machines for one job have alike, but for their size. */
const COMPARED: readonly Quantity[] = [
  'weight',
  'power',
  'overall-size',
  'largest-sheet',
  'working-width',
  'reel-diameter',
]

/** Machines for one job differ by up to fifteen times; what is out of range by more than this is looked at. */
const FAR = 3

/** Nobody weighs a machine in these, which convert into kg. */
const FORCES: readonly Unit[] = ['N', 'kN']

/** Fewer other machines say nothing about a range. */
const FEWEST_PEERS = 2

/**
 * Checks figures against those of the other machines for the same job: one that is far from them, and in another unit
 * would be among them, was most likely written in the wrong one. A figure with a condition is taken as it is.
 */
export function checkPeers(files: readonly ProductFile[]) {
  for (const { slug, value, report } of files) {
    // Weight and size that contradict one another have been reported.
    if (findMisfit(value.figures)) continue
    const others = files.filter(file => file.slug !== slug && file.value.process === value.process)
    for (const [index, figure] of value.figures.entries()) {
      const own = findLargest(figure)
      if (!own || figure.condition) continue
      const values = others.flatMap(other =>
        other.value.figures.filter(isLike(own)).map(other => findLargest(other)?.value ?? []),
      )
      const range: Span = [Math.min(...values.flat()), Math.max(...values.flat())]
      const meant = values.length < FEWEST_PEERS ? undefined : findMeantUnit(own, range)
      if (!meant) continue
      const peers = `other machines for ${value.process} have ${formatSpan(range, own.unit)}`
      const remedy = `Write 'unit: ${meant.unit}' if ${meant.text} is meant, or a condition if the figure is right`
      report(['figures', index], `'${figure.name}' is ${formatFigureInWords(figure)}, but ${peers}. ${remedy}`)
    }
  }
}

type Largest = { quantity: Quantity; value: number; unit: Unit; stated: Unit }

/** The largest number of a figure that is compared, in the unit of its quantity, and the unit that the file states. */
function findLargest(figure: Figure): Largest | null {
  const { quantity } = figure
  if (!quantity || !COMPARED.includes(quantity) || !('unit' in figure)) return null
  const value = Math.max(...findSpans(figure).map(([least, most]) => (most === OPEN_END ? least : most)))
  return { quantity, value, unit: figure.unit, stated: UNITS.find(unit => unit === figure.shown?.unit) ?? figure.unit }
}

const isLike =
  ({ quantity, unit }: Largest) =>
  (other: Figure) =>
    other.quantity === quantity && 'unit' in other && other.unit === unit

/** The unit in which the number would be among the others, and the text of that. */
function findMeantUnit({ value, unit, stated }: Largest, range: Span) {
  const [least, most] = range
  if (value * FAR >= least && value <= most * FAR) return undefined
  const written = convert(value, unit, stated) ?? value
  return UNITS.filter(other => !FORCES.includes(other))
    .map(other => ({ other, meant: convert(written, other, unit) }))
    .filter(({ other, meant }) => other !== stated && meant !== null && contains(range, meant))
    .map(({ other, meant }) => {
      const text = `${formatNumber(written)} ${other}`
      return { unit: other, text: other === unit ? text : `${text} (${formatNumber(meant ?? 0)} ${unit})` }
    })[0]
}
