import MiniSearch, { type Query } from 'minisearch'
import { splitSearch, splitWords, toStem } from './search-words'
import { createSoundFinder } from './sounds'
import type { TradeWords } from './trade-words'

/** How much a match counts in each field of a machine. `uses` is what it makes, `does` how it works in sentences. */
const FIELD_WEIGHTS = { title: 8, kind: 5, group: 3, uses: 2.5, stock: 1.5, bullets: 1, does: 1 } as const

type Field = keyof typeof FIELD_WEIGHTS

/** The texts by which a machine is found: one for each field, with a line for each entry. */
export type MachineTexts = Record<Field, string>

const FIELDS = Object.keys(FIELD_WEIGHTS) as Field[]

/** The fields about how a machine is built. Their words are searched, but typing errors are not corrected to them. */
const DETAILS: readonly Field[] = ['bullets', 'does']

/** The words in the catalogue's texts. */
export type Vocabulary = {
  /** Whether any text contains the word or stem. */
  has: (word: string) => boolean
  /** Whether any word begins with `start`. */
  hasStart: (start: string) => boolean
  /** Words that a typing error may be corrected to: those about what a machine is and makes, not how it is built. */
  intended: readonly string[]
  /** Whether the title, kind and category of a machine have all these words. */
  isName: (words: readonly string[]) => boolean
  /**
   * The English word that sounds like this one, such as 'cutter' for कटर or 'slotter' for slotar; null if none does.
   */
  findSound: (word: string) => string | null
  /** The shortest word of the texts with this stem: a note says 'accessories', not 'accessori'. */
  spell: (term: string) => string
}

/** Matches for a word by catalogue index: a score from 0 to 1, and the terms to highlight in the machine's texts. */
export type Matches = Map<number, { score: number; terms: readonly string[] }>

/**
 * The machines whose names have all words of a search, by catalogue index, and whether the search is the whole title,
 * the whole kind, or a part of title, kind and category.
 */
export type NameMatches = ReadonlyMap<number, 'title' | 'kind' | 'part'>

/** Weight of a synonym compared with the word itself. */
const ALIKE_WEIGHT = 0.5

/**
 * Indexes the machines' texts, each word with its stem. `match` finds machines by their texts, `isInTitle` looks at
 * their titles, and `vocabulary` has the words in the texts.
 */
export function createWordIndex(machines: readonly MachineTexts[], trade: TradeWords) {
  /** The terms of each word, as toTerms gives them. */
  const termsOf = new Map<string, readonly string[]>()
  /** The terms in each field of any machine. */
  const inFields = new Map(FIELDS.map(field => [field, new Set<string>()]))
  /** The shortest word of the texts for each term. */
  const spelled = new Map<string, string>()

  /** The word and its stem. Long numbers are searched as figures instead. */
  function toTerms(word: string) {
    const isIndexed = !/^\d{3,}$/.test(word) && !trade.isLeftOut(word)
    const terms = termsOf.get(word) ?? (isIndexed ? [...new Set([word, toStem(word)])] : [])
    termsOf.set(word, terms)
    return terms
  }

  /** The terms of a word to index. Collects them on the way. */
  function collectTerms(word: string, field?: string) {
    const terms = toTerms(word)
    for (const term of terms) {
      inFields.get(field as Field)?.add(term)
      if (word.length < (spelled.get(term)?.length ?? Number.POSITIVE_INFINITY)) spelled.set(term, word)
    }
    return [...terms]
  }

  const index = new MiniSearch<MachineTexts & { id: number }>({
    fields: FIELDS,
    tokenize: splitWords,
    processTerm: collectTerms,
  })
  index.addAll(machines.map((texts, id) => ({ ...texts, id })))
  const listTerms = (fields: readonly Field[]) => [
    ...new Set(fields.flatMap(field => [...(inFields.get(field) ?? [])])),
  ]
  const terms = listTerms(FIELDS)
  const known = new Set(terms)
  const intended = listTerms(FIELDS.filter(field => !DETAILS.includes(field)))
  const toStems = (text: string) =>
    new Set(splitWords(text).flatMap(word => (trade.isLeftOut(word) ? [] : toStem(word))))
  const names = machines.map(({ title, kind, group }) => {
    // A group begins with its category.
    const all = toStems([title, kind, group.split('\n')[0]].join(' '))
    return { title: toStems(title), kind: toStems(kind), all }
  })
  const vocabulary: Vocabulary = {
    has: word => known.has(word),
    hasStart: start => terms.some(term => term.startsWith(start)),
    intended,
    isName: words => matchNames(new Set(words.map(toStem))).size > 0,
    // The last of several words that sound alike is taken, so words of titles are last.
    findSound: createSoundFinder([...trade.words, ...intended, ...listTerms(['title'])]),
    spell: term => spelled.get(term) ?? term,
  }

  /** The query for a word: the word or its stem, or what means about the same. An unknown word may be half typed. */
  function formatQuery(word: string): Query {
    const stem = toStem(word)
    const isKnown = known.has(word) || known.has(stem)
    return {
      combineWith: 'OR',
      queries: [
        { queries: [word], prefix: !isKnown },
        ...(stem === word ? [] : [{ queries: [stem] }]),
        ...trade.findAlike(stem).map(other => ({ queries: [other], boostTerm: () => ALIKE_WEIGHT })),
      ],
    }
  }

  /** Finds the machines whose texts contain all words of the given text, apart from those that are left out. */
  function match(text: string): Matches {
    const queries = splitSearch(text)
      .filter(word => !trade.isLeftOut(word))
      .map(formatQuery)
    const asTyped = { tokenize: (word: string) => [word], processTerm: (word: string) => word }
    const results = index.search({ combineWith: 'AND', queries }, { boost: FIELD_WEIGHTS, ...asTyped })
    // The best match has a score of 1.
    const best = results[0]?.score ?? 1
    return new Map(results.map(({ id, score, terms: marked }) => [id, { score: score / best, terms: marked }]))
  }

  /**
   * The machines whose title, kind and category have all these stems. `title` or `kind` says that the search is exactly
   * that. A search for what a machine is called always finds it, whatever its words mean elsewhere.
   */
  function matchNames(stems: ReadonlySet<string>): NameMatches {
    const isWhole = (name: ReadonlySet<string>) => name.size === stems.size && [...stems].every(stem => name.has(stem))
    const matches = new Map<number, 'title' | 'kind' | 'part'>()
    if (stems.size === 0) return matches
    for (const [machine, { title, kind, all }] of names.entries()) {
      if (![...stems].every(stem => all.has(stem))) continue
      const otherMatch = isWhole(kind) ? 'kind' : 'part'
      matches.set(machine, isWhole(title) ? 'title' : otherMatch)
    }
    return matches
  }

  /** Whether a machine's title has all words of the text. */
  function isInTitle(text: string, machine: number) {
    return splitSearch(text).every(word => names[machine]?.title.has(toStem(word)))
  }

  return { vocabulary, match, matchNames, isInTitle }
}

export type WordIndex = ReturnType<typeof createWordIndex>
