import type { Substrate } from '@/lib/content/files/vocabulary'
import type { Span } from '@/lib/product/span'
import type { MachineStock } from './machine-stock'
import { findFluteSpan, formatFluteText, formatSpanText, meets, type StockWords } from './stock-words'

const REMEDY = 'Name another machine, or correct the substrate'

/** Stock that is weighed in gsm; other boards are told by their thickness or their flute. */
const WEIGHED: readonly Substrate[] = ['folding carton', 'paper']

/** Words of a sample that name a second stock: the wrap of a rigid box, the printed sheet on a fluted board. */
const HAS_TOP_SHEET = /wrap|sheet|laminated|paper|film/i

/** Why a machine cannot work on a sample's stock; null where it can, or where its file does not say. */
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

/** Paper and folding carton differ in weight only, and that is what is looked at. */
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
  if (!asked || spans.length === 0 || spans.some(span => meets(asked, span))) return null
  return `takes ${spans.map(formatSpanText).join(', ')} ${unit}, and this is of ${formatSpanText(asked)} ${unit}. ${REMEDY}`
}

function findFluteRefusal({ flutes }: StockWords, { thickness, lines, texts }: MachineStock) {
  const words = [...lines, ...texts.map(text => text.words)]
  const named = new Set(words.flatMap(line => line.flutes))
  // '5 ply' or 'double flute' means all double walls, as long as none is named by its letters.
  const takesDoubleWall = words.some(({ isDoubleWall }) => isDoubleWall) && ![...named].some(isDouble)
  for (const flute of flutes) {
    const span = findFluteSpan(flute)
    if (span && thickness && !meets(span, thickness.span)) {
      return `takes ${formatSpanText(thickness.span)} mm, and ${flute} flute is ${formatFluteText(flute)} thick. ${REMEDY}`
    }
    const isNamed = named.has(flute) || (isDouble(flute) && takesDoubleWall)
    if (named.size > 0 && !isNamed) return `takes ${[...named].join(', ')} flute, not ${flute}. ${REMEDY}`
  }
  return null
}

function isDouble(flute: string) {
  return flute.length > 1
}
