import type { SearchPart } from './read-search'
import type { Matches, WordIndex } from './word-index'

/** A machine that was found: its place in the catalogue, from 0, and the terms to mark in its texts. */
export type SearchHit = { index: number; score: number; terms: readonly string[] }

/** What the machines of a phrase count: the first, what each place costs, and the last. A word counts 1 to 2. */
const FIRST_PIN = 1.2
const PIN_STEP = 0.1
const LEAST_PIN = 0.6
/** Machines that a phrase does not name, but whose texts hold its words. */
const UNNAMED = 0.7
/** Spare parts and add-ons stand below machines, unless a phrase names them. */
const DEMOTED = 0.5

/** Words that rank and never exclude: a medicine carton is as good as medicine, and 'high-speed' is not in every text. */
const SOFT = new Set('box carton pack paper board product plant line automatic semi hand fed high speed'.split(' '))
/** Where no machine has all parts, a phrase of the trade counts as much as so many words. */
const PHRASE_WORTH = 2

type Asked = SearchPart & { matches: Matches; weight: number }

function matchPart({ word, phrase }: SearchPart, index: WordIndex): Matches {
  const matches = index.match(word)
  if (!phrase || phrase.kind === 'answer') return matches
  const found: Matches = new Map()
  if (phrase.kind === 'word') {
    for (const [place, { score, terms }] of matches) found.set(place, { score: score * UNNAMED, terms })
  }
  for (const [order, place] of phrase.machines.entries()) {
    const { score = 0, terms = [] } = matches.get(place) ?? {}
    found.set(place, { score: score * UNNAMED + Math.max(FIRST_PIN - order * PIN_STEP, LEAST_PIN), terms })
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
  const worthOf = (own: readonly Asked[]) => own.reduce((sum, { phrase }) => sum + (phrase ? PHRASE_WORTH : 1), 0)
  const worths = new Map(
    required
      .flatMap(({ matches }) => [...matches.keys()])
      .map(place => [place, worthOf(required.filter(({ matches }) => matches.has(place)))]),
  )
  const most = Math.max(0, ...worths.values())
  const best = [...worths.keys()].filter(place => worths.get(place) === most)
  const hits = best.map((place): SearchHit => {
    const own = found.filter(({ matches }) => matches.has(place))
    const sum = own.reduce((total, { matches, weight }) => total + weight * (matches.get(place)?.score ?? 0), 0)
    const isNamed = own.some(({ phrase }) => phrase?.kind === 'word' && phrase.machines.includes(place))
    const terms = own.flatMap(({ matches }) => matches.get(place)?.terms ?? [])
    return { index: place, score: demoted.has(place) && !isNamed ? sum * DEMOTED : sum, terms }
  })
  return { hits: hits.sort(byScore), missing, isPartial: most < worthOf(required) }
}

/** For sorting hits: the best first, of equals the first in the catalogue. */
export function byScore(a: SearchHit, b: SearchHit): number {
  return b.score - a.score || a.index - b.index
}
