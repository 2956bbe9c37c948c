import { arrayOf, objectOf, parseNumber, parseText } from '@/lib/parse-json'
import { findNearestCategory } from '@/lib/trade/facets/nearest-category'
import { WITHOUT } from '@/lib/trade/measures/other-scripts'
import type { Unit } from '@/lib/trade/measures/units'
import { applyFigures, type FigureSpan } from './apply-figures'
import { putLast, rankMachines, type SearchHit } from './rank-machines'
import { parseBareFigure, parseFigures, readQuantity } from './read-figures'
import { hasWords, readSearch } from './read-search'
import type { SearchIndexFile } from './search-index'
import { cutAtMarks, pickLine, type TextPiece } from './search-marks'
import { createSearchNotes, type NoteWords, type SearchNote } from './search-notes'
import type { SearchPart } from './search-part'
import { splitSearch, splitWords, toPlainText, toStem } from './search-words'
import { createTradeLookup, parseTradeWords } from './trade-words'
import { createWordIndex, type MachineTexts } from './word-index'

/** The hits, best first, and notes that explain how the search was understood. */
type SearchResults = { hits: SearchHit[]; notes: SearchNote[] }

export type SearchEngine = {
  search: (query: string) => SearchResults
  /** The line that best shows why a machine was found, split at the matching words. Empty if no line contains any. */
  explain: (hit: SearchHit) => TextPiece[]
  /** A machine's title, split at the matching words. */
  markTitle: (title: string, hit: SearchHit) => TextPiece[]
  /** Part of the engine, so that a page loads it only with a search. */
  findNearestCategory: typeof findNearestCategory
}

/** 'without handle', 'bina handle': the word names what the machine must not have. */
const UNWANTED = new RegExp(`(?<!\\p{L})(?:without|instead\\s+of|bina|${WITHOUT})\\s+([\\p{L}\\p{M}]+)`, 'u')

/** Characters of a query that are read, so that a pasted page takes no more time than its first lines. */
const MAX_QUERY_LENGTH = 300

/**
 * Creates the engine that searches an index file.
 *
 * @param json the parsed but unchecked index file
 * @throws Error if it is not an index for this many machines
 */
export function createSearchEngine(json: unknown, count: number): SearchEngine {
  const file = parseSearchIndex(json)
  const { machines } = file
  if (machines.length !== count) throw new Error(`The search index has ${machines.length} machines, the page ${count}`)
  const demoted = new Set(file.demoted)
  const trade = createTradeLookup(file.trade)
  const index = createWordIndex(machines, trade)
  const everyMachine = file.figures.map(
    (_, machine): SearchHit => ({ index: machine, score: 1, terms: [], isNamed: false }),
  )

  /**
   * The machines whose names have all words of a search, its figures included. If there are none, words of questions
   * that the site answers are left out.
   */
  function findNameMatches(query: string, parts: readonly SearchPart[]) {
    const answered = parts.flatMap(({ phrase, words }) => (phrase?.kind === 'answer' ? words : []))
    const words = splitWords(readQuantity(toPlainText(query)).rest).filter(word => !trade.isLeftOut(word))
    const named = index.matchNames(new Set(words.map(toStem)))
    if (named.size > 0 || answered.length === 0) return named
    return index.matchNames(new Set(words.filter(word => !answered.includes(word)).map(toStem)))
  }

  /** Whether a part is a phrase, or the beginning of a word of the catalogue. */
  function isSearchable({ phrase, word }: SearchPart) {
    return phrase !== null || index.vocabulary.hasStart(word)
  }

  /** The title of the machine with this index, in the language of the page. */
  function getTitle(machine: number) {
    const [translated] = file.trade.titles.find(([, , titled]) => titled === machine) ?? []
    return translated ?? machines[machine]?.title ?? ''
  }

  function search(typed: string): SearchResults {
    const query = typed.slice(0, MAX_QUERY_LENGTH)
    const isPhrase = (text: string) => trade.findPhrase(splitSearch(text)) !== undefined
    const { figures, rest: withoutFigures } = parseFigures(query, isPhrase)
    const { rest: withoutQuantity, hasQuantity } = readQuantity(withoutFigures)
    const [unwantedText, unwanted] = UNWANTED.exec(withoutQuantity) ?? []
    const wanted = unwantedText ? withoutQuantity.replace(unwantedText, ' ') : withoutQuantity
    const read = readSearch(wanted, { vocabulary: index.vocabulary, trade })
    if (figures.length === 0 && !hasQuantity && !hasWords(withoutQuantity) && !read.some(isSearchable))
      return { hits: everyMachine, notes: [{ text: file.texts.unreadable }] }
    // A number without a unit, such as '1060', is read as a figure.
    const bare = read.flatMap(({ word }) => parseBareFigure(word) ?? [])
    const parts = read.filter(({ word }) => !parseBareFigure(word))
    // Questions, and things to which no machine comes near, only make notes.
    const asked = parts.filter(({ phrase }) => !phrase || ('machines' in phrase && phrase.machines.length > 0))
    const nameMatches = findNameMatches(query, parts)
    const ranked = rankMachines(asked, nameMatches, index, count, demoted)
    // Words that narrow nothing down, and single letters as in a half-typed 'E-flute', exclude no machine yet; nor do words
    // that no machine has beside a figure with its unit, which finds machines alone. A bare number finds none alone.
    const isOpen = figures.length > 0 || asked.length === 0
    const found = ranked.hits.length === 0 && isOpen ? everyMachine : ranked.hits
    const asFigures = [...figures, ...bare]
    const { hits: all, missing, untold } = applyFigures(found, ranked.others, asFigures, file.figures, nameMatches)
    const hits = unwanted ? putLast(all, index.match(unwanted)) : all
    const unread = [...ranked.missing.map(({ typed }) => typed), ...missing]
    const { isPartial } = ranked
    const assumed = figures.flatMap(({ typed, isAssumed }) => (isAssumed ? [typed] : []))
    const notes = createSearchNotes(
      { parts, missing: unread, untold, assumed, isPartial, hasHits: hits.length > 0, hasQuantity, getTitle },
      file.texts,
    )
    if (hits.length === 0 && notes.length === 0) return { hits, notes: [{ text: file.texts.whatToWrite }] }
    return { hits, notes }
  }

  function explain({ index: machine, terms }: SearchHit): TextPiece[] {
    const found = new Set(terms)
    const texts = machines[machine]
    const line = texts ? pickLine(listLines(texts), found) : null
    return line ? cutAtMarks(line, found) : []
  }

  function markTitle(title: string, { terms }: SearchHit): TextPiece[] {
    return cutAtMarks(title, new Set(terms))
  }

  return { search, explain, markTitle, findNearestCategory }
}

function parseFigureSpan(json: unknown): FigureSpan {
  if (!Array.isArray(json)) throw new Error('Not a span of numbers in a unit')
  const [unit, min, max, isReelDiameter] = json
  const span = [parseText(unit) as Unit, parseNumber(min), parseNumber(max)] as const
  return isReelDiameter === true ? [...span, true] : span
}

/** The lines that can show why a machine was found: its kind, bullets, uses, and the sentences of what it does. */
function listLines({ kind, bullets, uses, does }: MachineTexts): string[] {
  return [kind, ...bullets.split('\n'), uses.replaceAll('\n', ', '), ...does.split(/(?<=\.) /)]
}

/** Parses the search index. Throws for other data. */
export const parseSearchIndex = objectOf<SearchIndexFile>({
  machines: arrayOf(
    objectOf<MachineTexts>({
      title: parseText,
      kind: parseText,
      group: parseText,
      uses: parseText,
      stock: parseText,
      bullets: parseText,
      does: parseText,
    }),
  ),
  figures: arrayOf(arrayOf(parseFigureSpan)),
  demoted: arrayOf(parseNumber),
  trade: parseTradeWords,
  texts: objectOf<NoteWords>({
    unreadable: parseText,
    whatToWrite: parseText,
    reading: parseText,
    answer: parseText,
    notSold: parseText,
    nearest: parseText,
    missing: parseText,
    untold: parseText,
    stated: parseText,
    statedOther: parseText,
    ask: parseText,
    inches: parseText,
    partial: parseText,
    quantity: parseText,
    planner: parseText,
  }),
})
