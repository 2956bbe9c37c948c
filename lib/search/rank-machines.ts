import type { SearchPart } from './read-search'
import type { Phrase } from './trade-words'
import type { Matches, WordIndex } from './word-index'

/** A machine that was found: its place in the catalogue, from 0, and the terms to mark in its texts. */
export type SearchHit = { index: number; score: number; terms: readonly string[] }

/** What the machines of a phrase count: the first, what each place costs, and the last. A word counts 1 to 2. */
const FIRST_PIN = 1.3
const PIN_STEP = 0.12
const LEAST_PIN = 0.6
/** What its texts add to a machine that a phrase names. */
const NAMED = 0.5
/** Machines that a phrase does not name, but whose texts hold its words. */
const UNNAMED = 0.7
/** Beside machines that a phrase names, a lesser match of its words is by chance. */
const LEAST_UNNAMED = 0.12
/** Spare parts and add-ons stand below machines, unless a phrase names them. */
const DEMOTED = 0.5

/** Words that rank and never exclude: a medicine carton is as good as medicine, and 'high-speed' is not in every text. */
const SOFT = new Set('box carton pack paper board product plant line automatic semi hand fed high speed'.split(' '))
/** A machine that a phrase names has that phrase as much as others have so many words. */
const NAMED_WORTH = 3

type Asked = SearchPart & { matches: Matches; weight: number }

function matchPart({ word, phrase }: SearchPart, index: WordIndex): Matches {
  const matches = index.match(word)
  if (!phrase || phrase.kind === 'answer') return matches
  const found: Matches = new Map()
  if (phrase.kind === 'word') {
    for (const [place, { score, terms }] of matches) {
      if (score >= LEAST_UNNAMED) found.set(place, { score: score * UNNAMED, terms })
    }
  }
  for (const [order, place] of phrase.machines.entries()) {
    const { score = 0, terms = [] } = matches.get(place) ?? {}
    found.set(place, { score: score * NAMED + Math.max(FIRST_PIN - order * PIN_STEP, LEAST_PIN), terms })
  }
  return found
}

/** Rare words say more: from 1 for a word of every machine to 2 for one of a single machine. */
function findWeight({ size }: Matches, count: number) {
  return size === 0 ? 0 : 1 + Math.log(count / size) / Math.log(count + 1)
}

/**
 * Ranks the machines by what a search asks for.
 * @param count machines of the catalogue
 * @returns the best first, and the parts that those machines do not have
 */
export function rankMachines(
  parts: readonly SearchPart[],
  index: WordIndex,
  count: number,
  demoted: ReadonlySet<number>,
) {
  const asked: Asked[] = parts.map(part => {
    const matches = matchPart(part, index)
    return { ...part, matches, weight: part.phrase ? 1 : findWeight(matches, count) }
  })
  const missing = asked.filter(({ matches }) => matches.size === 0)
  const found = asked.filter(({ matches }) => matches.size > 0)
  const hard = found.filter(({ word }) => !SOFT.has(word) && !/^\d{1,2}$/.test(word))
  const required = hard.length > 0 ? hard : found
  const rated = [...new Set(required.flatMap(({ matches }) => [...matches.keys()]))].map(place => ({
    place,
    worth: required.reduce((total, part) => total + findWorth(part, place), 0),
    hasAll: required.every(({ matches }) => matches.has(place)),
  }))
  const most = rated.reduce((largest, { worth }) => Math.max(largest, worth), 0)
  const best = rated.filter(({ worth, hasAll }) => hasAll || worth === most)
  const hits = best.map(({ place, worth }): SearchHit => {
    const own = found.filter(({ matches }) => matches.has(place))
    const sum = own.reduce((total, { matches, weight }) => total + weight * (matches.get(place)?.score ?? 0), worth)
    const isDemoted = demoted.has(place) && !own.some(({ phrase }) => isNamedBy(phrase, place))
    const terms = own.flatMap(({ matches }) => matches.get(place)?.terms ?? [])
    return { index: place, score: isDemoted ? sum * DEMOTED : sum, terms }
  })
  const isPartial = best.length > 0 && !best.some(({ hasAll }) => hasAll)
  return { hits: hits.sort(byScore), missing, isPartial }
}

function isNamedBy(phrase: Phrase | null, place: number) {
  return phrase !== null && phrase.kind !== 'answer' && phrase.machines.includes(place)
}

/** What a machine that has a part is worth beside others that have another. */
function findWorth({ matches, phrase }: Asked, place: number) {
  if (!matches.has(place)) return 0
  return isNamedBy(phrase, place) ? NAMED_WORTH : 1
}

/** For sorting hits: the best first, of equals the first in the catalogue. */
export function byScore(a: SearchHit, b: SearchHit): number {
  return b.score - a.score || a.index - b.index
}
