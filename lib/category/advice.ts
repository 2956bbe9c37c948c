import type { PlannerMachine } from '@/lib/trade/planner/planner-data'
import type { Figure } from '@/lib/trade/product/figure'
import { findSpans } from '@/lib/trade/product/figure-spans'
import { formatFigureInWords } from '@/lib/trade/product/figure-text'
import type { Product } from '@/lib/trade/product/product'
import type { Quantity } from '@/lib/trade/product/quantities'
import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'
import { formatNumber } from '@/lib/words/format-number'
import { joinTexts } from '@/lib/words/join-texts'

type AdviceWords = Words['catalogue']['category']['advice']

/** What machines are told apart by: a number, `unit` of which it can be compared in, and its text. */
type Fact = { unit: string; number: number; text: string }

type Rule = {
  /** The key of its words. */
  reason: Exclude<keyof AdviceWords['reasons'], 'kinds'>
  /** Whether more is better. */
  isMost: boolean
  /** Null if a machine does not state it. */
  find: (product: Product, crew: number | null) => Fact | null
}

/** The facts by which buyers choose between machines for the same work, the most telling first. */
const RULES: readonly Rule[] = [
  { reason: 'speed', isMost: true, find: findTop('speed') },
  { reason: 'sheet', isMost: true, find: findTop('largest-sheet') },
  { reason: 'width', isMost: true, find: findTop('working-width') },
  { reason: 'board', isMost: true, find: findTop('stock-thickness') },
  { reason: 'people', isMost: false, find: (_, crew) => toCrew(crew) },
  { reason: 'floor', isMost: false, find: ({ size }) => toFloor(size) },
  { reason: 'power', isMost: false, find: findTop('power') },
]

/** How much more or less a machine must have than each other one to be told apart by it. */
const CLEAR = 0.1

const MOST_REASONS = 2

/** The crews of machines, and how kinds of seam, bag and pack are called. */
type AdviceSource = {
  machines: readonly Pick<PlannerMachine, 'slug' | 'crew' | 'unknown'>[]
  kinds: Readonly<Record<string, string>>
  words: AdviceWords
}

/**
 * When to choose each machine, by its slug: for what it alone makes of the machines of the list for the same work and
 * material; or else where one figure is clearly better than that of every other one, and all of them state it. Machines
 * that nothing tells apart have no entry.
 */
export function listAdvice(
  products: readonly Product[],
  { machines, kinds, words }: AdviceSource,
): Map<string, string> {
  const crews = new Map(machines.map(({ slug, crew, unknown }) => [slug, unknown.includes('people') ? null : crew]))
  const getCrew = ({ slug }: Product) => crews.get(slug) ?? null
  return new Map(
    products.flatMap((product): [string, string][] => {
      const peers = products.filter(other => other !== product && isAlike(other, product))
      if (peers.length === 0) return []
      const own = product.steps.filter(step => peers.every(({ steps }) => !steps.includes(step)))
      const made = own.flatMap(step => kinds[step.split(': ')[1] ?? ''] ?? [])
      if (made.length > 0)
        return [[product.slug, toSentence([fill(words.reasons.kinds, { text: joinTexts(made, 'or') })])]]
      const reasons = RULES.flatMap(({ reason, isMost, find }) => {
        const own = find(product, getCrew(product))
        const others = peers.map(peer => find(peer, getCrew(peer)))
        return own && others.every(other => isClear(own, other, isMost)) ? fill(words.reasons[reason], own) : []
      })
      if (reasons.length === 0) return []
      return [[product.slug, toSentence(reasons.slice(0, MOST_REASONS))]]
    }),
  )

  function toSentence(reasons: readonly string[]) {
    return fill(words.sentence, { reasons: joinTexts(reasons, 'or') })
  }
}

/** Whether two machines do the same step of a line, with the same material. */
function isAlike(one: Product, other: Product) {
  return (
    one.steps.some(step => other.steps.includes(step)) &&
    one.materials.some(material => other.materials.includes(material))
  )
}

function isClear(own: Fact, other: Fact | null, isMost: boolean) {
  if (!other || other.unit !== own.unit) return false
  const [more, less] = isMost ? [own.number, other.number] : [other.number, own.number]
  return more >= less * (1 + CLEAR)
}

/** The largest number of the only figure of a quantity. */
function findTop(quantity: Quantity) {
  return ({ figures }: Product): Fact | null => {
    const [figure, ...others] = figures.filter(own => own.quantity === quantity)
    if (!figure || others.length > 0 || figure.type === 'from' || !('unit' in figure)) return null
    return { unit: figure.unit, number: measure(figure), text: formatFigureInWords(figure) }
  }
}

/** Of a size its area, of all else the largest number. */
function measure(figure: Figure) {
  const ends = findSpans(figure).map(([, most]) => most)
  return figure.type === 'size' ? ends.reduce((area, side) => area * side, 1) : Math.max(...ends)
}

function toCrew(crew: number | null): Fact | null {
  return crew !== null && crew >= 1 && Number.isInteger(crew)
    ? { unit: '', number: crew, text: formatNumber(crew) }
    : null
}

function toFloor(size: Product['size']): Fact | null {
  if (!size) return null
  const text = [size.lengthMm, size.widthMm].map(side => formatNumber(Math.round(side / 100) / 10)).join(' × ')
  return { unit: 'm', number: size.lengthMm * size.widthMm, text: `${text} m` }
}
