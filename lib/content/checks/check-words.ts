import 'server-only'
import type { ProductDraft } from '@/lib/content/product'
import { findMeasures, formatMeasures, type Measure } from '@/lib/trade/measures/measures'
import { toPlainTyped } from '@/lib/trade/measures/numbers'
import type { Unit } from '@/lib/trade/measures/units'
import type { Figure } from '@/lib/trade/product/figure'
import { findSpans } from '@/lib/trade/product/figure-spans'
import { formatFigureInWords } from '@/lib/trade/product/figure-text'
import { OPEN_END } from '@/lib/trade/product/span'

/** Texts of a machine that may repeat its figures. `stock` and `options` may have numbers of their own. */
const FIELDS = ['title', 'kind', 'description', 'description2', 'whatItDoes', 'stationWork', 'operators'] as const

/** Units of names, not of figures: a 3-inch shaft, board of 5 ply. */
const NAMING_UNITS: readonly Unit[] = ['ply', 'inch']

/** Checks that numbers with a unit in a machine's texts agree with its figures at the end of the file. */
export function checkWords(files: readonly ProductDraft[]) {
  for (const { value, report } of files) {
    const { figures } = value
    // Figures with a mistake have been reported, and cannot be compared with.
    if (!figures) continue
    for (const field of FIELDS) {
      for (const line of (value[field] ?? '').split('\n')) {
        const message = findLineMistake(line.trim(), figures)
        if (message) report([field], message)
      }
    }
  }
}

/**
 * The mistake in a line of text: it names a figure and differs from it, or it has a number with a unit that no figure
 * states. Null if there is none.
 */
function findLineMistake(line: string, figures: readonly Figure[]) {
  const named = figures.find(({ name }) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`))
  if (named) return findDifference(line, named)
  const measure = findMeasuresAsTyped(line).find(
    found => !NAMING_UNITS.some(unit => found.units.includes(unit)) && !figures.some(figure => isStated(found, figure)),
  )
  if (!measure) return null
  const inSameUnit = figures.filter(figure => 'unit' in figure && measure.units.includes(figure.unit))
  const list = inSameUnit.map(figure => `'${figure.name}' is ${formatFigureInWords(figure)}`).join(', ')
  return `'${measure.text}' is not one of the figures below${list ? `: ${list}` : ''}. Correct it, or add the figure`
}

/**
 * The mistake in a line such as 'Working speed: 160 to 420 m/min', which must give exactly the figure of that name; or
 * null.
 */
function findDifference(line: string, figure: Figure) {
  const right = `${figure.name}: ${formatFigureInWords(figure)}`
  const [typed, meant] = [line, right].map(text => formatMeasures(toPlainTyped(text)))
  return typed === meant ? null : `'${line}' differs from the figure. Write '${right}'`
}

function findMeasuresAsTyped(text: string) {
  return findMeasures(toPlainTyped(text))
}

/** Whether the figure has the same numbers in the same unit: both ends of a range, or any single number or side. */
function isStated({ numbers, isRange, units }: Measure, figure: Figure): boolean {
  if (figure.type === 'text') {
    return findMeasuresAsTyped(figure.text).some(
      stated => stated.units.join() === units.join() && stated.numbers.join() === numbers.join(),
    )
  }
  if (!('unit' in figure) || !units.includes(figure.unit)) return false
  const ends = findSpans(figure)
    .flat()
    .filter(end => end !== 0 && end < OPEN_END)
    // The measures of a text have no sign.
    .map(Math.abs)
  return isRange ? numbers.join() === ends.join() : numbers.every(number => ends.includes(number))
}
