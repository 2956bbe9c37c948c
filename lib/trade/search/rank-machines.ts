import type { SearchPart } from './search-part'
import { splitSearch, toStem } from './search-words'
import type { Phrase } from './trade-words'
import type { Matches, NameMatches, WordIndex } from './word-index'

/**
 * A machine that matches a search: its index in the catalogue, its score, and the terms to highlight in its texts.
 * `isNamed` tells that a phrase of content/search-words.yaml names it, or that its name has all words of the search;
 * `isPart` that it has some word of the search, where others have all that one machine can have.
 */
export type SearchHit = { index: number; score: number; terms: readonly string[]; isNamed: boolean; isPart?: boolean }

// Each machine gets two figures. Its coverage, how much of the search it has, decides whether it is shown; its score,
// which adds how well its texts match, decides its place.

/** A match of a machine that no phrase names counts by chance if its score is lower. */
const MIN_UNNAMED_SCORE = 0.12
/** Factor for the text match of a machine that a phrase names. */
const NAMED_FACTOR = 0.5
/** Factor for the text match of a machine that a phrase does not name. */
const UNNAMED_FACTOR = 0.7
/**
 * Factor for spare parts and add-ons, which rank below machines unless a phrase names them, and for automatic machines
 * in a search for what is fed by hand.
 */
const DEMOTED_FACTOR = 0.5

// A pin is added to the score of each machine that a phrase names, so that these rank above the others.

/** Pin of the first machine that a phrase names, how much less each further one gets, and the minimum. */
const FIRST_PIN = 1.3
const PIN_STEP = 0.12
const MIN_PIN = 0.6

/** What a search for all of a machine's title, or all of its kind, adds to its score. */
const NAME_BONUS = { title: 20, kind: 3, part: 0 } as const

/** What a part of the search adds to the coverage of a machine that its phrase names; any other match adds 1. */
const NAMED_COVERAGE = 3

/**
 * What a part adds instead if the title of the machine has its phrase: 'liquor box flute lamination' asks for a
 * laminator, not for what makes liquor boxes.
 */
const TITLE_COVERAGE = 5

/** If no machine matches all parts, those are shown with at least this share of the best machine's coverage. */
const MIN_PARTIAL_COVERAGE = 0.6

/** From this share of the best match on, a machine counts as having what the search does not want. */
const MIN_UNWANTED_SCORE = 0.5

/** Words that affect the ranking but never exclude a machine: 'medicine carton' should find what 'medicine' finds. */
const COMMON_WORDS = new Set(
  'box carton pack paper board sheet product plant line automatic semiautomatic hand fed feed high speed'
    .split(' ')
    .map(toStem),
)

/** Words of a search for what is fed by hand. */
const BY_HAND = /(?:^| )(?:hand|manual)/

/** A word with the machines that it matches. A rare word has more weight. */
type WeighedWord = { matches: Matches; weight: number; isDistinctive: boolean }

/**
 * A part of a search with the machines that it matches: as a whole, and each of its words separately. `namedCoverage`
 * is what it adds to the coverage of a machine that its phrase names.
 */
type WeighedPart = SearchPart & {
  matches: Matches
  weight: number
  namedCoverage: number
  singleWords: readonly WeighedWord[]
}

/**
 * Ranks the machines that match a search.
 * @param nameMatches the machines whose names have all words of the search
 * @param count number of machines in the catalogue
 * @param demoted indexes of machines that rank below the others
 * @returns hits, best first, and `others`, which have some word of the search; `missing` has the parts that match
 * nothing, and `isPartial` tells that no machine has all parts
 */
export function rankMachines(
  parts: readonly SearchPart[],
  nameMatches: NameMatches,
  index: WordIndex,
  count: number,
  demoted: ReadonlySet<number>,
) {
  const asked = parts.map(part => weighPart(part, index, count))
  const missing = asked.filter(({ matches }) => matches.size === 0)
  const found = asked.filter(({ matches }) => matches.size > 0)
  const distinctive = found.filter(({ word }) => isDistinctive(word))
  const required = distinctive.length > 0 ? distinctive : found
  const isByHand = parts.some(({ typed }) => BY_HAND.test(typed))

  /** The coverage and the score of a machine, and whether it matches all that the search requires. */
  function rate(machine: number) {
    const coverage = required.reduce((total, part) => total + getCoverage(part, machine, nameMatches), 0)
    const hasAll = nameMatches.has(machine) || required.every(({ matches }) => matches.has(machine))
    const isNamed = nameMatches.has(machine) || required.some(({ phrase }) => isNamedBy(phrase, machine))
    // The coverage is part of the score, so that a machine that has more of the search comes first.
    const sum = asked.reduce((total, part) => total + getScore(part, machine), coverage)
    const isDemoted = (demoted.has(machine) && !isNamed) || (isByHand && index.isInTitle('automatic', machine))
    const score = (isDemoted ? sum * DEMOTED_FACTOR : sum) + NAME_BONUS[nameMatches.get(machine) ?? 'part']
    const terms = asked.flatMap(part => getTerms(part, machine))
    return { coverage, hasAll, hit: { index: machine, score, terms, isNamed } }
  }

  const rated = [...listMachines(asked, required, nameMatches)].map(rate)
  const maxCoverage = rated.reduce((max, { coverage }) => Math.max(max, coverage), 0)
  const isPartial = maxCoverage > 0 && !rated.some(({ hasAll }) => hasAll)
  // A machine that a phrase names can have the greatest coverage without having all parts. It is shown too.
  const minCoverage = isPartial ? maxCoverage * MIN_PARTIAL_COVERAGE : maxCoverage
  const isShown = ({ coverage, hasAll }: { coverage: number; hasAll: boolean }) =>
    hasAll || (coverage > 0 && coverage >= minCoverage)
  const toHits = (list: typeof rated) => list.map(({ hit }): SearchHit => hit).sort(byScore)
  return {
    hits: toHits(rated.filter(isShown)),
    others: toHits(rated.filter(one => !isShown(one))).map(hit => ({ ...hit, isPart: true })),
    missing,
    isPartial,
  }
}

/** Looks up a part of the search and its words, and weighs them. */
function weighPart(part: SearchPart, index: WordIndex, count: number): WeighedPart {
  const matches = matchPart(part, index)
  const weight = part.phrase ? 1 : getWeight(matches, count)
  const namedCoverage = isInTitle(part, index) ? TITLE_COVERAGE : NAMED_COVERAGE
  return { ...part, matches, weight, namedCoverage, singleWords: matchWords(part, index, count) }
}

/**
 * The machines that a part matches, with their scores. Those that its phrase names are pinned; a phrase for something
 * that is not sold matches only these.
 */
function matchPart({ word, phrase }: SearchPart, index: WordIndex): Matches {
  const matches = index.match(word)
  if (!phrase || phrase.kind === 'answer') return matches
  const found: Matches = new Map()
  // What is not sold ('notSold') matches only the machines that are near to it.
  if (phrase.kind === 'word') {
    for (const [machine, { score, terms }] of matches) {
      if (score >= MIN_UNNAMED_SCORE) found.set(machine, { score: score * UNNAMED_FACTOR, terms })
    }
  }
  for (const [order, machine] of phrase.machines.entries()) {
    const { score = 0, terms = [] } = matches.get(machine) ?? {}
    found.set(machine, { score: score * NAMED_FACTOR + Math.max(FIRST_PIN - order * PIN_STEP, MIN_PIN), terms })
  }
  return found
}

/** Rare words weigh more: 1 for a word that every machine has, up to 2 for a word that only one has. */
function getWeight({ size }: Matches, count: number) {
  return size === 0 ? 0 : 1 + Math.log(count / size) / Math.log(count + 1)
}

/**
 * Finds the machines that match any required part of the search, or a distinctive word of a part. No word excludes what
 * another one finds.
 */
function listMachines(
  asked: readonly WeighedPart[],
  required: readonly WeighedPart[],
  nameMatches: NameMatches,
): Set<number> {
  const distinctiveWords = asked.flatMap(({ singleWords }) => singleWords.filter(word => word.isDistinctive))
  const matches = [...required, ...distinctiveWords].map(part => part.matches)
  return new Set([...matches.flatMap(found => [...found.keys()]), ...nameMatches.keys()])
}

/** What each typed word of a part matches by itself or, if no text has any, each word of its phrase's name. */
function matchWords({ word, words }: SearchPart, index: WordIndex, count: number): WeighedWord[] {
  const match = (single: string) => {
    const matches = index.match(single)
    return { matches, weight: getWeight(matches, count), isDistinctive: isDistinctive(single) }
  }
  const asTyped = words.map(match)
  return asTyped.some(({ matches }) => matches.size > 0) ? asTyped : splitSearch(word).map(match)
}

/** The score of a part for a machine, or of those of its words that the machine has. */
function getScore({ matches, weight, singleWords }: WeighedPart, machine: number) {
  const whole = matches.get(machine)
  if (whole) return weight * whole.score
  const totalWeight = singleWords.reduce((sum, word) => sum + word.weight, 0)
  const score = singleWords.reduce((sum, word) => sum + word.weight * (word.matches.get(machine)?.score ?? 0), 0)
  return totalWeight === 0 ? 0 : score / totalWeight
}

/** The terms of a machine's texts that a part matches. */
function getTerms({ matches, singleWords }: WeighedPart, machine: number): readonly string[] {
  return matches.get(machine)?.terms ?? singleWords.flatMap(word => word.matches.get(machine)?.terms ?? [])
}

/** Whether a word is neither common nor a short number, so that machines without it rank lower. */
function isDistinctive(word: string) {
  return !COMMON_WORDS.has(toStem(word)) && !/^\d{1,2}$/.test(word)
}

/** Whether a phrase of content/search-words.yaml lists a machine. */
function isNamedBy(phrase: Phrase | null, machine: number) {
  return phrase !== null && phrase.kind !== 'answer' && phrase.machines.includes(machine)
}

/**
 * Whether a phrase of several words, typed apart or as one word, is in the title of the machine that it names first. A
 * single word does not count: 'pasting' is a job as well, and 'window' a part of a pack.
 */
function isInTitle({ typed, word, phrase }: SearchPart, index: WordIndex) {
  const areSeveral = /[\s-]/.test(word) && (/[\s-]/.test(typed) || typed === word.replace(/[\s-]/g, ''))
  const [first] = phrase?.kind === 'word' && areSeveral ? phrase.machines : []
  return first !== undefined && index.isInTitle(word, first)
}

/** What one part of the search adds to the coverage of a machine. */
function getCoverage({ matches, phrase, namedCoverage }: WeighedPart, machine: number, nameMatches: NameMatches) {
  if (!matches.has(machine) && !nameMatches.has(machine)) return 0
  return isNamedBy(phrase, machine) || (phrase && nameMatches.has(machine)) ? namedCoverage : 1
}

/** Moves the hits that match what the search does not want behind the others. */
export function putLast(hits: readonly SearchHit[], unwanted: Matches): SearchHit[] {
  const isUnwanted = ({ index }: SearchHit) => (unwanted.get(index)?.score ?? 0) >= MIN_UNWANTED_SCORE
  return [...hits.filter(hit => !isUnwanted(hit)), ...hits.filter(isUnwanted)]
}

/** Sorts hits by score, best first; equal hits stay in catalogue order. */
export function byScore(a: SearchHit, b: SearchHit): number {
  return b.score - a.score || a.index - b.index
}
