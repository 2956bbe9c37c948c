import MiniSearch, { type AsPlainObject, type Options, type Query } from 'minisearch'
import { openDevanagari } from './devanagari'
import { splitSearch, splitWords, toStem } from './search-words'
import type { TradeWords } from './trade-words'

/** How much a match counts in each field of a machine. `uses` is what the machine makes. */
const FIELD_WEIGHTS = { title: 8, kind: 5, group: 3, uses: 2.5, stock: 1.5, bullets: 1 } as const

/** The field about how a machine is built. Its words are searched, but typing errors are not corrected to them. */
const DETAIL_FIELD = 'bullets'

/** Whether a word of the texts belongs in the index. Long numbers are searched as figures instead. */
export function isIndexed(term: string) {
  return !/^\d{3,}$/.test(term)
}

/** Options for building and loading the index, which must be the same. */
export const INDEX_OPTIONS: Options = {
  fields: Object.keys(FIELD_WEIGHTS),
  tokenize: splitWords,
  processTerm: term => (isIndexed(term) ? term : null),
}

/**
 * MiniSearch's format with the postings packed into one text, a third of the size. Each term has a line: 'cut
 * 0:3,7*2;4:1'.
 */
export type StoredWords = Omit<AsPlainObject, 'index'> & { index: string }

type Postings = AsPlainObject['index'][number][1]

/**
 * Packs the postings into a text. A term is followed by its fields, each with its machines, and a count if the term
 * occurs more than once: 'cut 0:3,7*2;4:1' means field 0 of machine 3, twice in machine 7, and field 4 of machine 1.
 */
export function packWords(words: AsPlainObject): StoredWords {
  const lines = words.index.map(([term, fields]) => {
    const places = Object.entries(fields).map(([field, machines]) => {
      const counts = Object.entries(machines).map(([machine, count]) => (count === 1 ? machine : `${machine}*${count}`))
      return `${field}:${counts.join(',')}`
    })
    return `${term} ${places.join(';')}`
  })
  return { ...words, index: lines.join('\n') }
}

type Place = [field: string, counts: [machine: string, count: number][]]

/** Reads packed postings: each term, with its fields and their machines. */
function readPostings(packed: string): [term: string, places: Place[]][] {
  return packed.split('\n').map(line => {
    const [term = '', places = ''] = line.split(' ')
    const parsed = places.split(';').map((place): Place => {
      const [field = '', machines = ''] = place.split(':')
      return [field, machines.split(',').map(parseCount)]
    })
    return [term, parsed]
  })
}

/** Reverses `packWords`, and adds the stem of each word as another term. */
function unpackWords(stored: StoredWords): AsPlainObject {
  const index = new Map<string, Postings>()
  for (const [term, places] of readPostings(stored.index)) {
    for (const key of new Set([term, toStem(term)])) {
      for (const [field, counts] of places) addCounts(index, key, field, counts)
    }
  }
  return { ...stored, index: [...index] }
}

function parseCount(text: string): [machine: string, count: number] {
  const [machine = '', count = '1'] = text.split('*')
  return [machine, Number(count)]
}

function addCounts(index: Map<string, Postings>, term: string, field: string, counts: [string, number][]) {
  const fields = index.get(term) ?? {}
  const machines = fields[field] ?? {}
  for (const [machine, count] of counts) machines[machine] = (machines[machine] ?? 0) + count
  fields[field] = machines
  index.set(term, fields)
}

/** The words in the catalogue's texts. */
export type Vocabulary = {
  /** Whether any text contains the word or stem. */
  has: (word: string) => boolean
  /** Whether any word begins with `start`. */
  hasStart: (start: string) => boolean
  /**
   * Words that a typing error may be corrected to: those that tell what a machine is and makes, not how it is built.
   */
  intended: readonly string[]
  /** Whether a machine's title and kind have all these words. */
  isName: (words: readonly string[]) => boolean
  /** The English word that a word in Devanagari spells, such as 'cutter' for कटर; null if it spells none. */
  findEnglish: (word: string) => string | null
}

/** Matches for a word by catalogue index: a score from 0 to 1, and the terms to highlight in the machine's texts. */
export type Matches = Map<number, { score: number; terms: readonly string[] }>

/** Machines whose names a search has, by catalogue index: all of a title, all of a kind, or a part of both. */
export type Named = ReadonlyMap<number, 'title' | 'kind' | 'part'>

/** Weight of a synonym compared with the word itself. */
const ALIKE_WEIGHT = 0.5

const asIs = (term: string) => term

/**
 * Opens the index of the machines' texts. `match` finds machines by their texts, `isInTitle` looks at their titles, and
 * `vocabulary` has the words in the texts.
 */
export function openWordIndex(json: object, trade: TradeWords) {
  const stored = unpackWords(json as StoredWords)
  const index = MiniSearch.loadJS(stored, INDEX_OPTIONS)
  const terms = stored.index.map(([term]) => term)
  const known = new Set(terms)
  const detail = String(stored.fieldIds[DETAIL_FIELD])
  const titles = new Map(stored.index.map(([term, fields]) => [term, fields[String(stored.fieldIds.title)]]))
  const names = listNames(json as StoredWords)
  const intended = stored.index.flatMap(([term, fields]) =>
    Object.keys(fields).some(id => id !== detail) ? [term] : [],
  )
  const vocabulary: Vocabulary = {
    has: word => known.has(word),
    hasStart: start => terms.some(term => term.startsWith(start)),
    intended,
    isName: words => findNamed(new Set(words.map(toStem))).size > 0,
    // Where several sound alike, a word of a title is meant.
    findEnglish: openDevanagari([...trade.words, ...intended, ...terms.filter(term => titles.get(term))]),
  }

  function formatQuery(word: string): Query {
    const stem = toStem(word)
    const isKnown = known.has(word) || known.has(stem)
    return {
      combineWith: 'OR',
      queries: [
        { queries: [word], processTerm: asIs, prefix: !isKnown },
        ...(stem === word ? [] : [{ queries: [stem], processTerm: asIs }]),
        ...trade.findAlike(stem).map(other => ({ queries: [other], processTerm: asIs, boostTerm: () => ALIKE_WEIGHT })),
      ],
    }
  }

  /** Finds the machines whose texts contain all words of the given text, apart from those that are left out. */
  function match(text: string): Matches {
    const queries = splitSearch(text)
      .filter(word => !trade.isLeftOut(word))
      .map(formatQuery)
    const results = index.search({ combineWith: 'AND', queries }, { boost: FIELD_WEIGHTS, tokenize: word => [word] })
    const best = results[0]?.score ?? 1
    return new Map(results.map(({ id, score, terms: marked }) => [id, { score: score / best, terms: marked }]))
  }

  /**
   * The machines whose title and kind have all these stems, with how they are named: `title` and `kind` if that has no
   * other stem. A search for what a machine is called always finds it, whatever its words mean elsewhere.
   */
  function findNamed(stems: ReadonlySet<string>): Named {
    const isWhole = (name: ReadonlySet<string>) => name.size === stems.size && [...stems].every(stem => name.has(stem))
    return new Map(
      names.flatMap(({ title, kind }, machine) => {
        if (stems.size === 0 || ![...stems].every(stem => title.has(stem) || kind.has(stem))) return []
        return [[machine, isWhole(title) ? 'title' : isWhole(kind) ? 'kind' : 'part'] as const]
      }),
    )
  }

  /** Whether a machine's title has all words of the text. */
  function isInTitle(text: string, machine: number) {
    return splitSearch(text).every(word => titles.get(toStem(word))?.[machine] !== undefined)
  }

  return { vocabulary, match, findNamed, isInTitle }
}

/** The stems of each machine's title and kind. */
function listNames({ index, fieldIds, documentCount }: StoredWords) {
  const names = Array.from({ length: documentCount }, () => ({ title: new Set<string>(), kind: new Set<string>() }))
  for (const [term, places] of readPostings(index)) {
    for (const [field, counts] of places) {
      const key = field === String(fieldIds.title) ? 'title' : field === String(fieldIds.kind) ? 'kind' : null
      if (key) for (const [machine] of counts) names[Number(machine)]?.[key].add(toStem(term))
    }
  }
  return names
}

export type WordIndex = ReturnType<typeof openWordIndex>
