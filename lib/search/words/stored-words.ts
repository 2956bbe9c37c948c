import type { AsPlainObject, Options } from 'minisearch'
import { splitWords, toStem } from './search-words'

/** How much a match counts in each field of a machine. `uses` is what the machine makes. */
export const FIELD_WEIGHTS = { title: 8, kind: 5, group: 3, uses: 2.5, stock: 1.5, bullets: 1 } as const

/** The field about how a machine is built. Its words are searched, but typing errors are not corrected to them. */
export const DETAIL_FIELD = 'bullets'

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

/** Reverses `packWords`, and adds the stem of each word as another term. */
export function unpackWords(stored: StoredWords): AsPlainObject {
  const index = new Map<string, Postings>()
  for (const line of stored.index.split('\n')) {
    const [term = '', places = ''] = line.split(' ')
    const stem = toStem(term)
    const terms = stem === term ? [term] : [term, stem]
    for (const place of places.split(';')) {
      const [field = '', machines = ''] = place.split(':')
      const counts = machines.split(',').map(parseCount)
      for (const key of terms) addCounts(index, key, field, counts)
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
