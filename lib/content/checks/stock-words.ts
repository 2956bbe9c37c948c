import { SUBSTRATES, type Substrate } from '@/lib/content/files/vocabulary'
import { OPEN_END, type Span } from '@/lib/product/span'

/** A description of stock, parsed: 'folding carton 210 to 400 gsm', 'corrugated AB or BC double wall up to 8 mm'. */
export type StockWords = {
  text: string
  gsm: Span[]
  mm: Span[]
  /** Flute profiles by letter, with two letters for a double wall: E, BC. */
  flutes: string[]
  isDoubleWall: boolean
  substrates: Substrate[]
}

/**
 * Board thickness for each flute profile in mm, from corrugators' tables. N flute is missing because the tables
 * disagree.
 */
const FLUTE_MM: Readonly<Record<string, Span>> = {
  F: [0.8, 1],
  E: [1.5, 1.5],
  B: [3, 3],
  C: [4, 4],
  EB: [4.5, 4.5],
  A: [5, 5],
  BC: [7, 7],
  AB: [8, 8],
}

/** How much plants differ from the tables, in mm. */
const FLUTE_TOLERANCE_MM = 0.3

const NUMBER = String.raw`(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)`

const WEIGHT = new RegExp(
  String.raw`(?:\b(up to|from|above|over)\s+)?${NUMBER}(?:\s*(?:to|–|-)\s*${NUMBER})?\s*(gsm|mm)\b(\s+and above)?`,
  'gi',
)

const FLUTES = /((?:\b[ABCEFN]{1,2}(?:,\s*|\s+(?:and|or)\s+|\/|\s+))+)(?:flutes?|double[ -]?wall)\b/g

/** Parses a description of stock. Whatever it does not state is empty. */
export function parseStockWords(text: string): StockWords {
  const spans = [...text.matchAll(WEIGHT)].map(([, sign, first = '', second, unit = '', open]) => {
    return { unit: unit.toLowerCase(), span: toSpan({ sign, first, second, isOpen: open !== undefined }) }
  })
  const spansIn = (unit: string) => spans.filter(span => span.unit === unit).map(({ span }) => span)
  return {
    text,
    gsm: spansIn('gsm'),
    mm: spansIn('mm'),
    flutes: [...text.matchAll(FLUTES)].flatMap(([, letters = '']) => letters.match(/\b[ABCEFN]{1,2}\b/g) ?? []),
    isDoubleWall: /double[ -]?(wall|flute)|\b[57] ply\b/i.test(text),
    substrates: SUBSTRATES.filter(substrate => text.toLowerCase().includes(substrate.replace(' board', ''))),
  }
}

/** Whether the text contains a weight or thickness that could not be parsed. */
export function hasUnreadWeight({ text, gsm, mm }: StockWords) {
  return (text.match(/(?<![a-z])(gsm|mm)\b/gi)?.length ?? 0) > gsm.length + mm.length
}

function toSpan({
  sign,
  first,
  second,
  isOpen,
}: {
  sign?: string
  first: string
  second?: string
  isOpen: boolean
}): Span {
  const start = toNumber(first)
  if (second) return [start, toNumber(second)]
  if (sign?.toLowerCase() === 'up to') return [0, start]
  return sign || isOpen ? [start, OPEN_END] : [start, start]
}

function toNumber(digits: string) {
  return Number(digits.replaceAll(',', ''))
}

/** The thickness range of a flute profile in mm, including the tolerance; null for an unknown profile. */
export function findFluteSpan(flute: string): Span | null {
  const span = FLUTE_MM[flute] ?? FLUTE_MM[[...flute].reverse().join('')]
  return span ? [span[0] - FLUTE_TOLERANCE_MM, span[1] + FLUTE_TOLERANCE_MM] : null
}

/** The thickness of a flute profile as text: '1.5 mm', '0.8 to 1 mm'. Empty for an unknown profile. */
export function formatFluteText(flute: string) {
  const span = FLUTE_MM[flute] ?? FLUTE_MM[[...flute].reverse().join('')]
  return span ? `${formatSpanText(span)} mm` : ''
}

/** A range as text: '200 to 600', 'up to 4', '60 and more'. */
export function formatSpanText([min, max]: Span) {
  if (min === max) return `${min}`
  if (min === 0) return `up to ${max}`
  return max === OPEN_END ? `${min} and more` : `${min} to ${max}`
}

/** Whether two ranges overlap. */
export function overlaps(one: Span, other: Span) {
  return one[0] <= other[1] && other[0] <= one[1]
}
