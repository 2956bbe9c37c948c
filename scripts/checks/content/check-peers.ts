import 'server-only'
import { findMisfit } from '@/lib/content/checks/check-machines'
import type { ProductFile } from '@/lib/content/product'
import { convert, UNITS, type Unit } from '@/lib/trade/measures/units'
import type { Figure } from '@/lib/trade/product/figure'
import { findSpans } from '@/lib/trade/product/figure-spans'
import { formatFigureInWords } from '@/lib/trade/product/figure-text'
import type { Quantity } from '@/lib/trade/product/quantities'
import { contains, formatSpan, OPEN_END, type Span } from '@/lib/trade/product/span'
import { formatNumber } from '@/lib/words/format-number'

/** The quantities in which machines for the same job are similar, apart from their size. */
const COMPARED: readonly Quantity[] = [
  'weight',
  'power',
  'overall-size',
  'largest-sheet',
  'working-width',
  'reel-diameter',
]

/**
 * A figure is suspicious if it is this many times as large as the largest of machines for the same job, or this many
 * times smaller than the smallest. The sound figures of one job differ by a factor of up to fifteen themselves.
 */
const FAR = 3

/** Units of force convert into kg, but no machine's weight is stated in them. */
const FORCES: readonly Unit[] = ['N', 'kN']

/** With fewer other machines, there is no range to compare with. */
const FEWEST_PEERS = 2

/**
 * Checks figures against those of other machines for the same job. A figure far outside their range that would be
 * inside it in another unit most likely has the wrong unit. Figures with a condition are not checked.
 */
export function checkPeers(files: readonly ProductFile[]) {
  for (const { slug, value, report } of files) {
    // A weight and a size that contradict each other have been reported already.
    if (findMisfit(value.figures)) continue
    const others = files.filter(file => file.slug !== slug && file.value.process === value.process)
    for (const [index, figure] of value.figures.entries()) {
      const largest = findLargest(figure)
      if (!largest || figure.condition) continue
      const values = others.flatMap(other =>
        other.value.figures.filter(isLike(largest)).flatMap(alike => findLargest(alike)?.value ?? []),
      )
      const range: Span = [Math.min(...values), Math.max(...values)]
      const meant = values.length < FEWEST_PEERS ? undefined : findMeantUnit(largest, range)
      // There are too few others, the figure is in or near their range, or no unit would bring it there.
      if (!meant) continue
      const peers = `other machines for ${value.process} have ${formatSpan(range, largest.unit)}`
      const remedy = `Write 'unit: ${meant.unit}' if ${meant.text} is meant, or a condition if the figure is right`
      report(['figures', index], `'${figure.name}' is ${formatFigureInWords(figure)}, but ${peers}. ${remedy}`)
    }
  }
}

/** The largest number of a figure: `value` is in `unit`; the file states it in `stated`. */
type Largest = { quantity: Quantity; value: number; unit: Unit; stated: Unit }

/**
 * The largest number of a figure, in the unit of its quantity, and the unit that the file states; null for a figure
 * that is not compared.
 */
function findLargest(figure: Figure): Largest | null {
  const { quantity } = figure
  if (!quantity || !COMPARED.includes(quantity) || !('unit' in figure)) return null
  const value = Math.max(...findSpans(figure).map(([least, most]) => (most === OPEN_END ? least : most)))
  return { quantity, value, unit: figure.unit, stated: UNITS.find(unit => unit === figure.shown?.unit) ?? figure.unit }
}

/** Whether a figure has the quantity and the unit of another. */
const isLike =
  ({ quantity, unit }: Largest) =>
  (other: Figure) =>
    other.quantity === quantity && 'unit' in other && other.unit === unit

/**
 * The unit in which the number as written would be in the range of the others, and the figure as text in it. Undefined
 * if the number is not far from the range, or if there is no such unit.
 */
function findMeantUnit({ value, unit, stated }: Largest, range: Span) {
  const [least, most] = range
  if (value * FAR >= least && value <= most * FAR) return undefined
  const written = convert(value, unit, stated) ?? value
  const [meantUnit] = UNITS.filter(other => !FORCES.includes(other))
    .map(other => ({ other, meant: convert(written, other, unit) }))
    .filter(({ other, meant }) => other !== stated && meant !== null && contains(range, meant))
    .map(({ other, meant }) => {
      const text = `${formatNumber(written)} ${other}`
      return { unit: other, text: other === unit ? text : `${text} (${formatNumber(meant ?? 0)} ${unit})` }
    })
  return meantUnit
}
