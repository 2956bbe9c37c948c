import { SUBSTRATES, type Substrate } from '@/lib/content/files/vocabulary'
import { OPEN_END, type Span } from '@/lib/product/span'

/** What the words on a stock say: 'folding carton 210 to 400 gsm', 'corrugated AB or BC double wall up to 8 mm'. */
export type StockWords = {
  text: string
  gsm: Span[]
  mm: Span[]
  /** Profiles by their letters, two of them for a double wall: E, BC. */
  flutes: string[]
  isDoubleWall: boolean
  substrates: Substrate[]
}

/**
 * Thickness of a board of each profile in mm, as corrugators' tables give it; plants differ by a few tenths, hence the slack.
 * N flute has none here: the tables disagree.
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

/** What plants differ by, in mm. */
const FLUTE_SLACK = 0.3

const NUMBER = String.raw`(?<![\d.,])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)`

const WEIGHT = new RegExp(
  String.raw`(?:\b(up to|from|above|over)\s+)?${NUMBER}(?:\s*(?:to|–|-)\s*${NUMBER})?\s*(gsm|mm)\b(\s+and above)?`,
  'gi',
)

const FLUTES = /((?:\b[ABCEFN]{1,2}(?:,\s*|\s+(?:and|or)\s+|\/|\s+))+)(?:flutes?|double[ -]?wall)\b/g

/** Reads a stock. What it does not say is empty. */
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

/** Whether a weight or a thickness stands in the text that could not be read. */
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

/** How thick a board of the profile may be in mm, slack included; null for one without a table. */
export function findFluteSpan(flute: string): Span | null {
  const span = FLUTE_MM[flute] ?? FLUTE_MM[[...flute].reverse().join('')]
  return span ? [span[0] - FLUTE_SLACK, span[1] + FLUTE_SLACK] : null
}

/** '1.5 mm', '0.8 to 1 mm': the thickness of a profile for a sentence. */
export function formatFluteText(flute: string) {
  const span = FLUTE_MM[flute] ?? FLUTE_MM[[...flute].reverse().join('')]
  return span ? `${formatSpanText(span)} mm` : ''
}

/** '200 to 600', 'up to 4', '60 and more'. */
export function formatSpanText([least, most]: Span) {
  if (least === most) return `${least}`
  if (least === 0) return `up to ${most}`
  return most === OPEN_END ? `${least} and more` : `${least} to ${most}`
}

/** Whether two spans have anything in common. */
export function meets(one: Span, other: Span) {
  return one[0] <= other[1] && other[0] <= one[1]
}
