import type { AsPlainObject, Options } from 'minisearch'
import { splitWords, toStem } from './search-words'

/** Where a match counts how much: title, then kind and group, then what is made on the machine, then the rest. */
export const FIELD_WEIGHTS = { title: 8, kind: 5, group: 3, uses: 2.5, stock: 1.5, bullets: 1 } as const

/** The field that says how a machine is built: its words are searched, but no typing error is taken for one of them. */
export const DETAIL_FIELD = 'bullets'

/** How the index is made and read again: both sides must agree. Long numbers are left to the figures. */
export const INDEX_OPTIONS: Options = {
  fields: Object.keys(FIELD_WEIGHTS),
  tokenize: splitWords,
  processTerm: term => (/^\d{3,}$/.test(term) ? null : term),
}

/** MiniSearch's own format with its postings in one text, a third of the size: 'cut 0:3,7*2;4:1' in a line for each term. */
export type StoredWords = Omit<AsPlainObject, 'index'> & { index: string }

type Postings = AsPlainObject['index'][number][1]

/** Writes the postings as a text: behind a term its fields, behind each the machines, and how often where it is more than once. */
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

/** The reverse of `packWords`, with the stem of each word as a term of its own. */
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
