import type { SearchPart } from './read-search'
import { splitSearch, toStem } from './search-words'
import type { Phrase } from './trade-words'
import type { Matches, NameMatches, WordIndex } from './word-index'

/**
 * A machine that matches a search: its index in the catalogue, its score, and the terms to highlight in its texts.
 * `isNamed` tells that a phrase of content/search-words.yaml names it, or that its name has all words of the search.
 */
export type SearchHit = { index: number; score: number; terms: readonly string[]; isNamed: boolean }

// Each machine gets two figures. Its worth, how much of the search it has, decides whether it is shown; its score, which
// adds how well its texts match, decides its place.

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

/** Worth of a part whose phrase names the machine; that of any other part that matches is 1. */
const NAMED_WORTH = 3
/**
 * The same if the machine's title has the phrase: 'liquor box flute lamination' asks for a laminator, not for what
 * makes liquor boxes.
 */
const TITLE_WORTH = 5

/** If no machine matches all parts, those are shown whose parts are worth at least this share of the best machine's. */
const MIN_PARTIAL_WORTH = 0.6

/** From this share of the best match on, a machine counts as having what the search does not want. */
const MIN_UNWANTED_SCORE = 0.5

/** Words that affect the ranking but never exclude a machine: 'medicine carton' should find what 'medicine' finds. */
const SOFT_WORDS = new Set(
  'box carton pack paper board sheet product plant line automatic semiautomatic hand fed feed high speed'
    .split(' ')
    .map(toStem),
)

const BY_HAND = /(?:^| )(?:hand|manual)/

/** A part of a search with what it matches: as a whole, and each of its words separately. */
type Asked = SearchPart & { matches: Matches; weight: number; namedWorth: number; texts: readonly WeighedText[] }
/** `isHard` tells that the word is distinctive. */
type WeighedText = { matches: Matches; weight: number; isHard: boolean }

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
  const hard = found.filter(({ word }) => isHard(word))
  const required = hard.length > 0 ? hard : found
  const isByHand = parts.some(({ typed }) => BY_HAND.test(typed))

  function rate(machine: number) {
    const worth = required.reduce((total, part) => total + getWorth(part, machine, nameMatches), 0)
    const hasAll = nameMatches.has(machine) || required.every(({ matches }) => matches.has(machine))
    const isNamed = nameMatches.has(machine) || required.some(({ phrase }) => isNamedBy(phrase, machine))
    // The worth counts in the score too: a machine that has more of the search comes first.
    const sum = asked.reduce((total, part) => total + getScore(part, machine), worth)
    const isDemoted = (demoted.has(machine) && !isNamed) || (isByHand && index.isInTitle('automatic', machine))
    const score = (isDemoted ? sum * DEMOTED_FACTOR : sum) + NAME_BONUS[nameMatches.get(machine) ?? 'part']
    const terms = asked.flatMap(part => getTerms(part, machine))
    return { worth, hasAll, hit: { index: machine, score, terms, isNamed } }
  }

  const rated = [...listMachines(asked, required, nameMatches)].map(rate)
  const maxWorth = rated.reduce((max, { worth }) => Math.max(max, worth), 0)
  const isPartial = maxWorth > 0 && !rated.some(({ hasAll }) => hasAll)
  const minWorth = isPartial ? maxWorth * MIN_PARTIAL_WORTH : maxWorth
  const isShown = ({ worth, hasAll }: { worth: number; hasAll: boolean }) => hasAll || (worth > 0 && worth >= minWorth)
  const toHits = (list: typeof rated) => list.map(({ hit }): SearchHit => hit).sort(byScore)
  return {
    hits: toHits(rated.filter(isShown)),
    others: toHits(rated.filter(one => !isShown(one))),
    missing,
    isPartial,
  }
}

function weighPart(part: SearchPart, index: WordIndex, count: number): Asked {
  const matches = matchPart(part, index)
  const weight = part.phrase ? 1 : getWeight(matches, count)
  const namedWorth = isInTitle(part, index) ? TITLE_WORTH : NAMED_WORTH
  return { ...part, matches, weight, namedWorth, texts: matchWords(part, index, count) }
}

/** What a part matches. Machines that its phrase names are pinned; what is not sold matches only these. */
function matchPart({ word, phrase }: SearchPart, index: WordIndex): Matches {
  const matches = index.match(word)
  if (!phrase || phrase.kind === 'answer') return matches
  const found: Matches = new Map()
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
 * Finds the machines that match any part of the search, or a distinctive word of a part. No word excludes what another
 * one finds.
 */
function listMachines(asked: readonly Asked[], required: readonly Asked[], nameMatches: NameMatches): Set<number> {
  const matches = [
    ...required.map(part => part.matches),
    ...asked.flatMap(({ texts }) => texts.filter(text => text.isHard).map(text => text.matches)),
  ]
  return new Set([...matches.flatMap(found => [...found.keys()]), ...nameMatches.keys()])
}

/** What each word of a part matches by itself: as typed or, if no text has it, as corrected. */
function matchWords({ word, words }: SearchPart, index: WordIndex, count: number): WeighedText[] {
  const match = (text: string) => {
    const matches = index.match(text)
    return { matches, weight: getWeight(matches, count), isHard: isHard(text) }
  }
  const own = words.map(match)
  return own.some(({ matches }) => matches.size > 0) ? own : splitSearch(word).map(match)
}

/** The score of a part for a machine, or of those of its words that the machine has. */
function getScore({ matches, weight, texts }: Asked, machine: number) {
  const whole = matches.get(machine)
  if (whole) return weight * whole.score
  const total = texts.reduce((sum, text) => sum + text.weight, 0)
  const own = texts.reduce((sum, text) => sum + text.weight * (text.matches.get(machine)?.score ?? 0), 0)
  return total === 0 ? 0 : own / total
}

function getTerms({ matches, texts }: Asked, machine: number): readonly string[] {
  return matches.get(machine)?.terms ?? texts.flatMap(text => text.matches.get(machine)?.terms ?? [])
}

/** Whether a word is distinctive, so that machines without it rank lower. */
function isHard(word: string) {
  return !SOFT_WORDS.has(toStem(word)) && !/^\d{1,2}$/.test(word)
}

function isNamedBy(phrase: Phrase | null, machine: number) {
  return phrase !== null && phrase.kind !== 'answer' && phrase.machines.includes(machine)
}

/**
 * Whether several words were typed that mean words in the title of the machine that the phrase names first. 'Pasting'
 * alone is a job, and 'window' a part of a pack.
 */
function isInTitle({ typed, word, phrase }: SearchPart, index: WordIndex) {
  const areSeveral = /[\s-]/.test(word) && (/[\s-]/.test(typed) || typed === word.replace(/[\s-]/g, ''))
  const [first] = phrase?.kind === 'word' && areSeveral ? phrase.machines : []
  return first !== undefined && index.isInTitle(word, first)
}

/** How much one part of the search counts when choosing the machines that match most of it. */
function getWorth({ matches, phrase, namedWorth }: Asked, machine: number, nameMatches: NameMatches) {
  if (!matches.has(machine) && !nameMatches.has(machine)) return 0
  return isNamedBy(phrase, machine) || (phrase && nameMatches.has(machine)) ? namedWorth : 1
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
