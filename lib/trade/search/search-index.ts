import { findMeasures } from '@/lib/trade/measures/measures'
import { toPlainTyped } from '@/lib/trade/measures/numbers'
import type { Unit } from '@/lib/trade/measures/units'
import type { Figure } from '@/lib/trade/product/figure'
import { findSpans, joinSpans } from '@/lib/trade/product/figure-spans'
import { formatFigureInWords } from '@/lib/trade/product/figure-text'
import type { Product } from '@/lib/trade/product/product'
import { getQuantityRule } from '@/lib/trade/product/quantities'
import { findApplications } from '@/lib/trade/product/relations'
import type { Application } from '@/lib/trade/product/sample'
import { formatStock } from '@/lib/trade/product/specification-rows'
import { findFlutes } from '@/lib/trade/product/stock-fit'
import type { FigureSpan } from './apply-figures'
import type { NoteWords } from './search-notes'
import { splitWords } from './search-words'
import type { TradeWordsFile } from './trade-words'
import type { MachineTexts } from './word-index'

/**
 * The words that visitors type into the search, and what each of them means. Machines are named by their slugs. With
 * `onlyAlone`, an entry counts only if the search asks for nothing else, or names no machine if the thing is not sold.
 */
export type SearchWords = {
  words: { means: string; typed: string[]; machines?: string[] | undefined; onlyAlone?: boolean | undefined }[]
  /** Words that buyers use for one another. */
  alike: string[][]
  /** Things that we do not sell, and the machines that come `near` to each. */
  notSold: { name: string; typed: string[]; near?: string[] | undefined; onlyAlone?: boolean | undefined }[]
  /** Questions that a place on the site answers. */
  answers: { name: string; typed: string[]; text: string; link: { title: string; href: string } }[]
  /** Words that the search passes over. */
  leftOut: string[]
}

/**
 * The index file that the browser loads when the search is first used. Machines are referenced by their index in the
 * catalogue.
 */
export type SearchIndexFile = {
  machines: MachineTexts[]
  figures: FigureSpan[][]
  /** Machines that rank below the others: spare parts and add-ons. */
  demoted: number[]
  trade: TradeWordsFile
  texts: NoteWords
}

/**
 * Collects what the browser indexes: the texts of the catalogue are smaller than an index of them. The search knows the
 * words of the site's own language, however they are written; `translated` are the machines as another language names
 * them.
 */
export function createSearchIndex(
  products: readonly Product[],
  applications: readonly Application[],
  searchWords: SearchWords,
  texts: NoteWords,
  translated: readonly Product[] = [],
): SearchIndexFile {
  return {
    machines: products.map(product => createTexts(product, findApplications(product, applications))),
    figures: products.map(({ figures }) => listIndexedFigures(figures)),
    demoted: products.flatMap(({ process }, index) => (process === 'accessories' ? [index] : [])),
    trade: createTradeWords(searchWords, products, translated),
    texts,
  }
}

/**
 * Converts the search words for the browser: slugs become indexes in the catalogue, and phrases are joined into one
 * text.
 */
function createTradeWords(
  words: SearchWords,
  products: readonly Product[],
  translated: readonly Product[],
): TradeWordsFile {
  const indexes = new Map(products.map(({ slug }, index) => [slug, index]))
  const findIndexes = (slugs: readonly string[] = []) => slugs.flatMap(slug => indexes.get(slug) ?? [])
  return {
    words: words.words.map(({ means, typed, machines }) => [means, typed.join('\n'), ...findIndexes(machines)]),
    titles: translated.map(({ title, slug }) => [title, title, ...findIndexes([slug])]),
    notSold: words.notSold.map(({ name, typed, near }) => [name, typed.join('\n'), ...findIndexes(near)]),
    onlyAlone: [
      ...words.words.flatMap(({ means, onlyAlone }) => (onlyAlone ? [means] : [])),
      ...words.notSold.flatMap(({ name, onlyAlone }) => (onlyAlone ? [name] : [])),
    ],
    answers: words.answers.map(({ name, typed, text, link }) => [name, typed.join('\n'), text, link.title, link.href]),
    alike: words.alike.map(group => group.flatMap(splitWords).join(' ')),
    leftOut: words.leftOut.flatMap(splitWords).join(' '),
  }
}

/** The figures that all machines have in the same words, which tell no reason why one was found. */
const COMMON_TO_ALL: readonly Figure['quantity'][] = ['overall-size', 'weight', 'power', 'air']

/** The texts by which a machine is found, among them the names of the sample packs that it makes. */
function createTexts(product: Product, packs: readonly Application[]): MachineTexts {
  const { title, kind, bullets, applications, boxStyles, category, family, process, automation, materials } = product
  const { flutes } = findFlutes(product.stock)
  const texts = product.figures.flatMap(figure => (figure.type === 'text' ? [`${figure.name} ${figure.text}`] : []))
  const figures = product.figures.flatMap(figure =>
    figure.type === 'text' || COMMON_TO_ALL.includes(figure.quantity)
      ? []
      : [`${figure.name}: ${formatFigureInWords(figure)}`],
  )
  return {
    title,
    kind,
    // A line for each figure, so that a search for one shows it.
    bullets: [...new Set([...figures, ...bullets])].join('\n'),
    uses: [...applications, ...boxStyles, ...packs.map(({ name }) => name)].join('\n'),
    group: [category?.title ?? family?.title, process, automation, ...materials].join('\n'),
    stock: [formatStock(product.stock), ...flutes.map(flute => `${flute} flute`), ...texts].join('\n'),
    does: product.whatItDoes,
  }
}

/** The filter of the products page that a figure belongs to; null if there is none. */
function findFilter({ quantity }: Figure) {
  return quantity && getQuantityRule(quantity).filter
}

/**
 * The figures of a machine that can be searched, as ranges. A working width alone would begin at 0; as in the filter,
 * it begins at the machine's smallest sheet.
 */
function listIndexedFigures(figures: readonly Figure[]): FigureSpan[] {
  const [minWidth] = joinSpans(figures.filter(figure => findFilter(figure) === 'width')) ?? [0]
  return figures.flatMap(figure => {
    if (figure.type === 'text') return listTextSpans(figure.text)
    if (!('unit' in figure) || (figure.quantity && !getQuantityRule(figure.quantity).isSearched)) return []
    const isWidth = findFilter(figure) === 'width'
    const isReelDiameter = figure.quantity === 'reel-diameter' || /\breel diameter\b/i.test(figure.name)
    return findSpans(figure).map(([min, max]): FigureSpan => {
      const from = isWidth ? Math.max(min, Math.min(minWidth, max)) : min
      return isReelDiameter ? [figure.unit, from, max, true] : [figure.unit, from, max]
    })
  })
}

/** Figures that files state in words and buyers ask for in numbers. */
const TEXT_UNITS: readonly Unit[] = ['V', 'phases', 'Hz', 'ply']

/** The supply and the plies in a text: '415 V, 3 phases, 50 Hz', '3, 5 and 7 ply'. */
function listTextSpans(text: string): FigureSpan[] {
  return findMeasures(toPlainTyped(text)).flatMap(({ numbers, isRange, units: [unit] }) => {
    if (unit === undefined || !TEXT_UNITS.includes(unit)) return []
    const ranges = isRange ? [numbers] : numbers.map(number => [number])
    return ranges.map((ends): FigureSpan => [unit, Math.min(...ends), Math.max(...ends)])
  })
}
