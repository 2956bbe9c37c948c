import type { SearchPart } from './read-search'
import { splitSearch, toStem } from './search-words'
import type { Phrase } from './trade-words'
import type { Matches, Named, WordIndex } from './word-index'

/**
 * A machine that matches a search: its index in the catalogue, its score, and the terms to highlight in its texts.
 * `isNamed` tells that a phrase of content/search-words.yaml names it.
 */
export type SearchHit = { index: number; score: number; terms: readonly string[]; isNamed: boolean }

// A phrase of content/search-words.yaml names machines, the best first: they are pinned above the others.

/** Score of the first machine that a phrase names, how much less each further one scores, and the minimum. */
const FIRST_PIN = 1.3
const PIN_STEP = 0.12
const MIN_PIN = 0.6
/** Weight of the text match of a machine that a phrase names. */
const NAMED = 0.5
/** Weight of the text match of a machine that a phrase does not name. */
const UNNAMED = 0.7
/** For machines that a phrase does not name, a lower score is a match by chance. */
const MIN_UNNAMED = 0.12
/** Factor for spare parts and add-ons, which rank below machines unless a phrase names them. */
const DEMOTED = 0.5

/** Words that affect the ranking but never exclude a machine: 'medicine carton' should find what 'medicine' finds. */
const SOFT = new Set(
  'box carton pack paper board sheet product plant line automatic semiautomatic hand fed feed high speed'
    .split(' ')
    .map(toStem),
)
/** For a machine that a phrase names, the phrase counts as much as this many matching words. */
const NAMED_WORTH = 3
/** The same if its title says so: 'liquor box flute lamination' asks for a laminator, not for what makes liquor boxes. */
const TITLE_WORTH = 5

/** Where no machine has all parts, those are shown whose parts are worth this share of the best machine's. */
const MIN_PARTIAL_WORTH = 0.6

type Asked = SearchPart & { matches: Matches; weight: number; namedWorth: number }

function matchPart({ word, phrase }: SearchPart, index: WordIndex): Matches {
  const matches = index.match(word)
  if (!phrase || phrase.kind === 'answer') return matches
  const found: Matches = new Map()
  if (phrase.kind === 'word') {
    for (const [machine, { score, terms }] of matches) {
      if (score >= MIN_UNNAMED) found.set(machine, { score: score * UNNAMED, terms })
    }
  }
  for (const [order, machine] of phrase.machines.entries()) {
    const { score = 0, terms = [] } = matches.get(machine) ?? {}
    found.set(machine, { score: score * NAMED + Math.max(FIRST_PIN - order * PIN_STEP, MIN_PIN), terms })
  }
  return found
}

/** Rare words weigh more: 1 for a word that every machine has, up to 2 for a word that only one has. */
function findWeight({ size }: Matches, count: number) {
  return size === 0 ? 0 : 1 + Math.log(count / size) / Math.log(count + 1)
}

/** What a search for all of a machine's title, or all of its kind, adds to its score. */
const WHOLE = { title: 20, kind: 1.3, part: 0 } as const

/**
 * Ranks the machines that match a search.
 * @param named the machines whose names have all words of the search
 * @param count number of machines in the catalogue
 * @param demoted indexes of machines that rank below the others
 * @returns hits, best first, and `others`, which have some word of the search; `missing` has the parts that match nothing,
 * and `isPartial` tells that no machine has all parts
 */
export function rankMachines(
  parts: readonly SearchPart[],
  named: Named,
  index: WordIndex,
  count: number,
  demoted: ReadonlySet<number>,
) {
  const asked: Asked[] = parts.map(part => {
    const matches = matchPart(part, index)
    const weight = part.phrase ? 1 : findWeight(matches, count)
    return { ...part, matches, weight, namedWorth: isTitle(part, index) ? TITLE_WORTH : NAMED_WORTH }
  })
  const missing = asked.filter(({ matches }) => matches.size === 0)
  const found = asked.filter(({ matches }) => matches.size > 0)
  const hard = found.filter(({ word }) => isHard(word))
  const required = hard.length > 0 ? hard : found
  const rated = [...new Set([...required.flatMap(({ matches }) => [...matches.keys()]), ...named.keys()])].map(
    machine => ({
      machine,
      worth: required.reduce((total, part) => total + getWorth(part, machine, named), 0),
      hasAll: named.has(machine) || required.every(({ matches }) => matches.has(machine)),
    }),
  )
  const maxWorth = rated.reduce((max, { worth }) => Math.max(max, worth), 0)
  const isPartial = rated.length > 0 && !rated.some(({ hasAll }) => hasAll)
  const minWorth = isPartial ? maxWorth * MIN_PARTIAL_WORTH : maxWorth
  const best = rated.filter(({ worth, hasAll }) => hasAll || worth >= minWorth)
  const hits = best.map(({ machine, worth }): SearchHit => {
    const own = found.filter(({ matches }) => matches.has(machine))
    const sum = own.reduce((total, { matches, weight }) => total + weight * (matches.get(machine)?.score ?? 0), worth)
    const isNamed = named.has(machine) || required.some(({ phrase }) => isNamedBy(phrase, machine))
    const score = (demoted.has(machine) && !isNamed ? sum * DEMOTED : sum) + WHOLE[named.get(machine) ?? 'part']
    return { index: machine, score, terms: own.flatMap(({ matches }) => matches.get(machine)?.terms ?? []), isNamed }
  })
  return { hits: hits.sort(byScore), others: listOthers(asked, hits, index, count), missing, isPartial }
}

/** Whether a word tells machines apart: what lacks it is ranked below. */
function isHard(word: string) {
  return !SOFT.has(toStem(word)) && !/^\d{1,2}$/.test(word)
}

/**
 * No word removes what another one finds: the machines that have any word of the search, as typed or as read, and are
 * not among the hits.
 */
function listOthers(parts: readonly Asked[], hits: readonly SearchHit[], index: WordIndex, count: number): SearchHit[] {
  const shown = new Set(hits.map(hit => hit.index))
  const others = new Map<number, { score: number; terms: readonly string[] }>()
  const texts = new Map<string, Matches>()
  for (const { word, words } of parts) {
    const own = words.map(typed => [typed, index.match(typed)] as const)
    // Words that no text has, such as 'foldergluer', count by what they mean.
    const isInText = own.some(([, matches]) => matches.size > 0)
    const read = isInText ? own : splitSearch(word).map(meant => [meant, index.match(meant)] as const)
    for (const [text, matches] of read) if (isHard(text)) texts.set(text, matches)
  }
  const named = parts.flatMap(({ phrase, matches }) => (phrase ? [{ matches, weight: 1 }] : []))
  const typed = [...texts.values()].map(matches => ({ matches, weight: findWeight(matches, count) }))
  for (const { matches, weight } of [...named, ...typed]) {
    for (const [machine, { score, terms }] of matches) {
      const other = others.get(machine) ?? { score: 0, terms: [] }
      const sum = other.score + weight * score
      if (!shown.has(machine)) others.set(machine, { score: sum, terms: [...other.terms, ...terms] })
    }
  }
  return [...others].map(([machine, other]) => ({ index: machine, ...other, isNamed: false })).sort(byScore)
}

function isNamedBy(phrase: Phrase | null, machine: number) {
  return phrase !== null && phrase.kind !== 'answer' && phrase.machines.includes(machine)
}

/**
 * Whether several words were typed that mean words in the title of the machine that the phrase names first. 'Pasting'
 * alone is a job, and 'window' a part of a pack.
 */
function isTitle({ typed, word, phrase }: SearchPart, index: WordIndex) {
  const areSeveral = /[\s-]/.test(word) && (/[\s-]/.test(typed) || typed === word.replace(/[\s-]/g, ''))
  const [first] = phrase?.kind === 'word' && areSeveral ? phrase.machines : []
  return first !== undefined && index.isInTitle(word, first)
}

/** How much one part of the search counts when choosing the machines that match most of it. */
function getWorth({ matches, phrase, namedWorth }: Asked, machine: number, named: Named) {
  if (!matches.has(machine) && !named.has(machine)) return 0
  return isNamedBy(phrase, machine) || (phrase && named.has(machine)) ? namedWorth : 1
}

/** From this share of the best match on, a machine is taken to have the thing. */
const HAS = 0.5

/** Puts the hits that match what the search does not want behind the others. */
export function putLast(hits: readonly SearchHit[], unwanted: Matches): SearchHit[] {
  const isUnwanted = ({ index }: SearchHit) => (unwanted.get(index)?.score ?? 0) >= HAS
  return [...hits.filter(hit => !isUnwanted(hit)), ...hits.filter(isUnwanted)]
}

/** Sorts hits by score, best first; equal hits stay in catalogue order. */
export function byScore(a: SearchHit, b: SearchHit): number {
  return b.score - a.score || a.index - b.index
}
