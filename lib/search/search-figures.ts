import { findMeasures } from '@/lib/measures/measures'
import type { Unit } from '@/lib/measures/units'
import { byScore, type SearchHit } from './rank-machines'
import { toPlainText } from './search-words'

/** A machine's figure as a range of numbers in one unit. */
export type FigureSpan = readonly [unit: Unit, min: number, max: number]

/**
 * A figure in a search: '1300 mm', or '6,000 an hour', which may mean sheets or pieces. `typed` is the text it was read
 * from.
 */
export type FigureQuery = { typed: string; value: number; units: readonly Unit[] }

/** Common units that the catalogue does not use: a pattern, the catalogue's unit, and the factor to convert to it. */
const OTHER_UNITS: readonly [RegExp, Unit, number][] = [
  [/(?:inch(?:es)?|"|″|इंच)(?!\p{L})/u, 'mm', 25.4],
  [/cms?(?!\p{L})/u, 'mm', 10],
  [/(?:met(?:er|re)s?|mtrs?)(?!\p{L}|\s*(?:\/|per\b|an?\b|p))/u, 'mm', 1000],
  [/ml(?!\p{L})/u, 'oz', 1 / 29.57],
]
const NUMBER = '\\d+(?:\\.\\d+)?'
const SIZE = `${NUMBER}(?:\\s*x\\s*${NUMBER})*`
/** A size without a unit, which is taken to be in mm. */
const BARE_SIZE = /(?<![\d.])\d{2,}(?:\s*x\s*\d{2,})+(?![\d.]|\s*(?:mm|cm|inch|mtr|met|"))/g

/** From here on, a bare number may be an output: no sheet is so wide, and no machine so slow. */
const LARGE_NUMBER = 3000

/** Converts the sizes in a search to the units of the catalogue. */
function convertUnits(text: string) {
  const sizes = text.replace(/(?<=\d)\s*[×*х]\s*(?=\d)/g, ' x ')
  const converted = OTHER_UNITS.reduce(
    (result, [pattern, unit, factor]) =>
      result.replace(
        new RegExp(`(?<![\\d.])(${SIZE})\\s*${pattern.source}`, 'gu'),
        (_, numbers: string) =>
          `${numbers.replace(new RegExp(NUMBER, 'g'), number => String(Math.round(Number(number) * factor)))} ${unit}`,
      ),
    sizes,
  )
  return converted.replace(BARE_SIZE, size => `${size} mm`)
}

/** Splits a search into its figures and the rest of its text. '1450 x 1300 mm' asks for both sides. */
export function parseFigures(query: string): { figures: FigureQuery[]; rest: string } {
  const text = convertUnits(toPlainText(query))
  const measures = findMeasures(text)
  return {
    figures: measures.flatMap(({ text: typed, numbers, units }) => numbers.map(value => ({ typed, value, units }))),
    rest: measures.reduce((rest, measure) => rest.replace(measure.text, ' '), text),
  }
}

/**
 * Reads a bare number of three to six digits as a side in mm, which is what most of them mean, and a large one also as
 * an hourly output; null for other words.
 */
export function parseBareFigure(word: string): FigureQuery | null {
  if (!/^\d{3,6}$/.test(word)) return null
  const value = Number(word)
  return { typed: word, value, units: value < LARGE_NUMBER ? ['mm'] : ['mm', 'sheets/h', 'pcs/h'] }
}

/**
 * The range that matches a figure best, with its score: 2 for the upper limit, 1.8 for the lower, else below 1. Null
 * for no match.
 */
export function findSpan(
  spans: readonly FigureSpan[],
  { value, units }: Pick<FigureQuery, 'value' | 'units'>,
): { span: FigureSpan; score: number } | null {
  let best: { span: FigureSpan; score: number } | null = null
  for (const span of spans) {
    const [spanUnit, min, max] = span
    if (!units.includes(spanUnit) || value < min || value > max) continue
    const score = value === max ? 2 : value === min ? 1.8 : value / max
    if (score > (best?.score ?? 0)) best = { span, score }
  }
  return best
}

/**
 * Keeps the machines that match every figure, those with the closest limits first. If there are none, or none of those
 * that a phrase names, keeps all machines and returns the figures as `missing`: 'die cutter 9000 mm' finds no reel stand.
 * @param spans the figures of each machine, by its index in the catalogue
 */
export function applyFigures(
  found: readonly SearchHit[],
  figures: readonly FigureQuery[],
  spans: readonly (readonly FigureSpan[])[],
): { hits: SearchHit[]; missing: string[] } {
  const hits = found.flatMap(hit => {
    const answers = figures.flatMap(figure => findSpan(spans[hit.index] ?? [], figure) ?? [])
    if (answers.length < figures.length) return []
    const score = answers.reduce((product, answer) => product * (1 + answer.score), hit.score)
    return [{ ...hit, score, terms: [...hit.terms, ...answers.flatMap(({ span }) => span.map(String))] }]
  })
  const areNamedLost = found.some(({ isNamed }) => isNamed) && !hits.some(({ isNamed }) => isNamed)
  if (hits.length > 0 && !areNamedLost) return { hits: hits.sort(byScore), missing: [] }
  return { hits: [...found], missing: figures.map(({ typed }) => typed) }
}
