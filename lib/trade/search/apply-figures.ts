import { convert, type Unit } from '@/lib/trade/measures/units'
import { byScore, type SearchHit } from './rank-machines'
import type { FigureQuery } from './read-figures'
import type { NameMatches } from './word-index'

/**
 * A machine's figure as a range of numbers in one unit. The diameter of its reels is marked: '1300 mm reels' states a
 * width.
 */
export type FigureSpan = readonly [unit: Unit, min: number, max: number, isReelDiameter?: boolean]

/** The scores of a number that is exactly the upper or the lower limit of a span; any other number has less than 1. */
const UPPER_LIMIT_SCORE = 2
const LOWER_LIMIT_SCORE = 1.8

function scoreInSpan(number: number, [, min, max]: FigureSpan) {
  if (number === max) return UPPER_LIMIT_SCORE
  return number === min ? LOWER_LIMIT_SCORE : number / max
}

/** The span that matches a figure best, with its score; null if none does. */
export function findSpan(
  spans: readonly FigureSpan[],
  { value, units, isDiameter }: Pick<FigureQuery, 'value' | 'units' | 'isDiameter'>,
): { span: FigureSpan; score: number } | null {
  let best: { span: FigureSpan; score: number } | null = null
  for (const span of spans) {
    const [, min, max, isReelDiameter] = span
    // '1200 mm' alone asks for a width, never for the diameter of a reel.
    if (isReelDiameter && !isDiameter) continue
    const converted = units.map(unit => convertTo(span, value, unit)).find(number => number !== null)
    if (converted === undefined || converted < min || converted > max) continue
    const score = scoreInSpan(converted, span)
    if (score > (best?.score ?? 0)) best = { span, score }
  }
  return best
}

/**
 * A number in the unit of a span; null if the two are not compared. A converted number may differ from a limit by
 * one per cent. Figures in metres are lengths of film or rule, so no side of a sheet is compared with them.
 */
function convertTo([unit, min, max]: FigureSpan, value: number, from: Unit): number | null {
  const number = unit === 'm' && from !== 'ft' && from !== 'm' ? null : convert(value, from, unit)
  if (number === null || from === unit) return number
  return [min, max].find(limit => Math.abs(limit - number) <= limit / 100) ?? number
}

/** Whether a machine states no figure in this kind of unit. Such a figure is 'untold': the machine may still fit. */
function isUntold(spans: readonly FigureSpan[], { units }: FigureQuery) {
  return !spans.some(span => units.some(unit => convertTo(span, 1, unit) !== null))
}

/**
 * The hits that match every figure or have it in their name, those with the closest limits first, and the hits that
 * state no such figure.
 */
function splitByFit(
  found: readonly SearchHit[],
  figures: readonly FigureQuery[],
  spans: readonly (readonly FigureSpan[])[],
  nameMatches: NameMatches,
) {
  const fitting = found.flatMap(hit => {
    const answers = figures.flatMap(figure => findSpan(spans[hit.index] ?? [], figure) ?? [])
    if (answers.length < figures.length) return nameMatches.has(hit.index) ? [hit] : []
    const score = answers.reduce((product, answer) => product * (1 + answer.score), hit.score)
    return [{ ...hit, score, terms: [...hit.terms, ...answers.flatMap(({ span }) => span.map(String))] }]
  })
  const untold = found.filter(
    ({ index, terms }) =>
      terms.length > 0 && !nameMatches.has(index) && figures.some(figure => isUntold(spans[index] ?? [], figure)),
  )
  return { fitting: fitting.sort(byScore), untold }
}

/**
 * Units of supply and emission, which every machine could state. A machine that states no tonnes may simply not be a
 * press.
 */
const UNITS_OF_ALL = new Set<Unit>([
  ...(['V', 'A', 'Hz', 'phases', 'kVA', 'kW', 'W', 'HP', 'MPa', 'bar', 'kg/cm²', 'psi'] as const),
  ...(['l/min', 'm³/min', 'm³/h', 'dB(A)', '°C'] as const),
])

/** A figure in a search, and which of the hits state a figure of its kind: hits that state none may still fit. */
export type UntoldFigure = {
  /** The text that it was read from. */
  typed: string
  /** Whether the figure of some hit matches. */
  isStated: boolean
  /** The hits whose figure matches; if there are none, all hits that state a figure of the kind. Catalogue indexes. */
  machines: readonly number[]
  /** The number of hits that state no figure of the kind, and of all hits. */
  count: number
  total: number
}

/** What a search finds once its figures are applied. */
type FiguredHits = { hits: SearchHit[]; missing: string[]; untold: UntoldFigure[] }

/**
 * Keeps the machines that match every figure, and below them those that match words and state no such figure. If no hit
 * matches, or none of those that a phrase names, keeps all machines and returns the figures as `missing`, or as
 * `untold` if most of these state nothing of their kind: 'die cutter 9000 mm' finds no reel stand, and '415 V' is a
 * question, whose first hits are those that state a voltage.
 * @param others machines that rank below the hits
 * @param spans the figures of each machine, by its index in the catalogue
 * @param nameMatches the machines whose names have all words of the search
 */
export function applyFigures(
  hits: readonly SearchHit[],
  others: readonly SearchHit[],
  figures: readonly FigureQuery[],
  spans: readonly (readonly FigureSpan[])[],
  nameMatches: NameMatches,
): FiguredHits {
  const { fitting, untold } = splitByFit(hits, figures, spans, nameMatches)
  // Both sides of a size have the same typed text.
  const distinct = figures.filter(({ typed }, place) => figures.findIndex(other => other.typed === typed) === place)
  const counted = distinct.map(figure => countUntold(hits, figure, spans))
  /** Whether at least half of the hits state no figure of the kind. */
  const isOpen = ({ count, total }: UntoldFigure) => 2 * count >= total
  const open = counted.filter(isOpen)
  const areNamedLost = hits.some(({ isNamed }) => isNamed) && !fitting.some(({ isNamed }) => isNamed)
  if (fitting.length === 0 || areNamedLost) {
    const missing = counted.filter(figure => !isOpen(figure)).map(({ typed }) => typed)
    // Machines that state an open figure come first.
    const isTold = ({ index }: SearchHit) => open.some(({ machines }) => machines.includes(index))
    const sorted = [...hits.filter(isTold), ...hits.filter(hit => !isTold(hit))]
    return { hits: [...sorted, ...others], missing, untold: open }
  }
  const below = splitByFit(others, figures, spans, nameMatches)
  // Some machines match. That others do not state a figure is worth a note only if every machine could state it.
  const ofAll = open.filter(({ typed }) =>
    distinct.some(figure => figure.typed === typed && figure.units.some(unit => UNITS_OF_ALL.has(unit))),
  )
  return { hits: [...fitting, ...untold, ...below.fitting, ...below.untold], missing: [], untold: ofAll }
}

/** Counts the hits that do not state a figure of this kind, and lists the others; only those that match, if any do. */
function countUntold(
  hits: readonly SearchHit[],
  figure: FigureQuery,
  spans: readonly (readonly FigureSpan[])[],
): UntoldFigure {
  const told = hits.map(({ index }) => index).filter(index => !isUntold(spans[index] ?? [], figure))
  const stating = told.filter(index => findSpan(spans[index] ?? [], figure))
  const isStated = stating.length > 0
  const machines = isStated ? stating : told
  return { typed: figure.typed, isStated, machines, count: hits.length - told.length, total: hits.length }
}
