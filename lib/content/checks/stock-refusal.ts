import type { Substrate } from '@/lib/content/files/vocabulary'
import type { Span } from '@/lib/product/span'
import type { MachineStock } from './machine-stock'
import { findFluteSpan, formatFluteText, formatSpanText, overlaps, type StockWords } from './stock-words'

const REMEDY = 'Name another machine, or correct the substrate'

/** Stock specified by its weight in gsm. Other boards are specified by thickness or flute. */
const WEIGHED: readonly Substrate[] = ['folding carton', 'paper']

/** Words in a sample's substrate for a second stock: the wrap of a rigid box, the printed sheet on corrugated board. */
const HAS_TOP_SHEET = /wrap|sheet|laminated|paper|film/i

/** Says why a machine cannot take a sample's stock. Returns null if it can, or if its file does not say. */
export function findStockRefusal(sample: StockWords, substrates: readonly Substrate[], machine: MachineStock) {
  const own = sample.substrates[0]
  if (!own) return null
  if (!substrates.some(substrate => isSame(substrate, own))) {
    return HAS_TOP_SHEET.test(sample.text) ? null : `takes ${substrates.join(' and ')}, not ${own}. ${REMEDY}`
  }
  if (WEIGHED.includes(own)) return findWeightRefusal(sample, machine)
  if (own === 'rigid board') return findThicknessRefusal(sample, machine)
  return own === 'corrugated' ? findFluteRefusal(sample, machine) : null
}

/** Paper and folding carton count as the same: they differ only in weight, which is checked separately. */
function isSame(one: Substrate, other: Substrate) {
  return one === other || (WEIGHED.includes(one) && WEIGHED.includes(other))
}

function findWeightRefusal({ gsm: [asked] }: StockWords, { weight, lines }: MachineStock) {
  const weighed = lines.filter(({ substrates }) => substrates.some(substrate => WEIGHED.includes(substrate)))
  const spans = weight ? [weight.span] : weighed.flatMap(({ gsm }) => gsm)
  return findRefusal(asked, spans, 'gsm')
}

function findThicknessRefusal({ mm: [asked] }: StockWords, { thickness, lines }: MachineStock) {
  const rigid = lines.filter(({ substrates }) => substrates.includes('rigid board'))
  return findRefusal(asked, thickness ? [thickness.span] : rigid.flatMap(({ mm }) => mm), 'mm')
}

function findRefusal(asked: Span | undefined, spans: readonly Span[], unit: string) {
  if (!asked || spans.length === 0 || spans.some(span => overlaps(asked, span))) return null
  return `takes ${spans.map(formatSpanText).join(', ')} ${unit}, but this sample has ${formatSpanText(asked)} ${unit}. ${REMEDY}`
}

function findFluteRefusal({ flutes }: StockWords, { thickness, lines, texts }: MachineStock) {
  const words = [...lines, ...texts.map(text => text.words)]
  const named = new Set(words.flatMap(line => line.flutes))
  // '5 ply' or 'double flute' means every double wall, unless one is named by its letters.
  const takesDoubleWall = words.some(({ isDoubleWall }) => isDoubleWall) && ![...named].some(isDouble)
  for (const flute of flutes) {
    const span = findFluteSpan(flute)
    if (span && thickness && !overlaps(span, thickness.span)) {
      return `takes ${formatSpanText(thickness.span)} mm, but ${flute} flute is ${formatFluteText(flute)} thick. ${REMEDY}`
    }
    const isNamed = named.has(flute) || (isDouble(flute) && takesDoubleWall)
    if (named.size > 0 && !isNamed) return `takes ${[...named].join(', ')} flute, not ${flute}. ${REMEDY}`
  }
  return null
}

function isDouble(flute: string) {
  return flute.length > 1
}
