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

/** One fact about a machine: a number for comparison, and the text that shows it. */
type Fact = {
  number: number
  /** The unit of the text, empty for people. Numbers are compared only if it is the same. */
  comparable: string
  text: string
  /** Writes by how much less the number is than a greater one: '46 m²'. Only the reasons with `{less}` show it. */
  formatLess?: (more: number) => string
}

type Rule = {
  /** The key of its words: 'you need the most output'. */
  reason: Exclude<keyof AdviceWords['reasons'], 'kinds'>
  /** Whether more is better. */
  isMost: boolean
  /** Finds the fact of a machine; null if it does not state it. `crew`: how many people it needs, null if unknown. */
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

/** The share by which a machine must be better than every other one for the advice to say so. */
const CLEAR_MARGIN = 0.1

const MM2_IN_M2 = 1e6

/** How many reasons one sentence gives. */
const MOST_REASONS = 2

type AdviceSource = {
  /** The crew of each machine. */
  machines: readonly Pick<PlannerMachine, 'slug' | 'crew' | 'unknown'>[]
  /** The words for each kind of seam, bag and pack. */
  kinds: Readonly<Record<string, string>>
  words: AdviceWords
}

/**
 * A sentence for each machine, by its slug, on when to choose it. A machine is compared with its peers: the others of
 * the list for the same work and material. The reason is what it alone makes; or else figures that all peers state too,
 * and that are clearly better than theirs. A machine without such a reason has no entry.
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
      const ownSteps = product.steps.filter(step => peers.every(({ steps }) => !steps.includes(step)))
      // A step may name a kind after a colon: 'glue: glued corners'.
      const ownKinds = ownSteps.flatMap(step => kinds[step.split(': ')[1] ?? ''] ?? [])
      if (ownKinds.length > 0)
        return [[product.slug, toSentence([fill(words.reasons.kinds, { text: joinTexts(ownKinds, 'or') })])]]
      const reasons = RULES.flatMap(({ reason, isMost, find }) => {
        const own = find(product, getCrew(product))
        const others = peers.map(peer => find(peer, getCrew(peer)))
        if (!own || !others.every(other => isClear(own, other, isMost))) return []
        const less = own.formatLess?.(Math.min(...others.map(other => other?.number ?? 0))) ?? ''
        return fill<'text' | 'less'>(words.reasons[reason], { text: own.text, less })
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

/** Whether a fact is better than that of another machine by a clear margin; false if the other one states none. */
function isClear(own: Fact, other: Fact | null, isMost: boolean) {
  if (!other || other.comparable !== own.comparable) return false
  const [more, less] = isMost ? [own.number, other.number] : [other.number, own.number]
  return more >= less * (1 + CLEAR_MARGIN)
}

/**
 * Returns a function that finds the largest number of a quantity; null if a machine has not exactly one figure of it,
 * or one without a unit or an upper end.
 */
function findTop(quantity: Quantity) {
  return ({ figures }: Product): Fact | null => {
    const [figure, ...others] = figures.filter(one => one.quantity === quantity)
    if (!figure || others.length > 0 || figure.type === 'from' || !('unit' in figure)) return null
    const { unit } = figure
    const number = measure(figure)
    return {
      number,
      comparable: unit,
      text: formatFigureInWords(figure),
      formatLess: more => `${formatNumber(more - number)} ${unit}`,
    }
  }
}

/** The area or volume of a size; the largest number of any other figure. */
function measure(figure: Figure) {
  const ends = findSpans(figure).map(([, most]) => most)
  return figure.type === 'size' ? ends.reduce((area, side) => area * side, 1) : Math.max(...ends)
}

/** A crew as a fact; null if it is unknown or only part of a person's time, which no sentence can say. */
function toCrew(crew: number | null): Fact | null {
  return crew !== null && crew >= 1 && Number.isInteger(crew)
    ? { number: crew, comparable: '', text: formatNumber(crew) }
    : null
}

/** The floor space as a fact, compared by its area and shown as length and width in metres; null without a size. */
function toFloor(size: Product['size']): Fact | null {
  if (!size) return null
  const { lengthMm, widthMm } = size
  const area = lengthMm * widthMm
  return {
    number: area,
    comparable: 'm',
    text: `${formatNumber(lengthMm / 1000)} × ${formatNumber(widthMm / 1000)} m`,
    formatLess: more => `${formatNumber(Math.round((more - area) / MM2_IN_M2))} m²`,
  }
}
