import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { z } from 'zod'
import { getApplications } from '@/lib/content/applications'
import { getProducts } from '@/lib/content/products'
import { getSearchWords } from '@/lib/content/search/search-words'
import { openSearchIndex, type SearchEngine } from '@/lib/search/search-engine'
import { createSearchIndex } from '@/lib/search/search-index'

const expected = z.union([z.string(), z.array(z.string()).min(2)]).transform(slugs => [slugs].flat())
const queriesSchema = z.array(
  z.union([
    z.strictObject({ query: z.string(), expect: expected }),
    z.strictObject({ query: z.string(), answer: z.string() }),
  ]),
)

export type SearchQuery = z.output<typeof queriesSchema>[number]

/** The fixed set of searches: those that words and code may be tuned for, and those that they may not. */
export function readSearchQueries() {
  const file = readFileSync('content/search-queries.yaml', 'utf8')
  return z.strictObject({ known: queriesSchema, unseen: queriesSchema }).parse(parse(file))
}

/** The search of the whole catalogue, its index as it travels: through JSON. */
export function openCatalogueSearch(): SearchEngine {
  const file = createSearchIndex(getProducts(), getApplications(), getSearchWords())
  return openSearchIndex(JSON.parse(JSON.stringify(file)), file.count)
}

/** The place at which a search finds what it must, from 0; -1 for nowhere. An answer stands at 0 or nowhere. */
export function findPlace({ search }: SearchEngine, asked: SearchQuery): number {
  const { hits, notes } = search(asked.query)
  if ('answer' in asked) return notes.some(({ text }) => isAnswer(text, asked.answer)) ? 0 : -1
  return hits.findIndex(({ index }) => asked.expect.includes(getProducts()[index]?.slug ?? ''))
}

/** Answers begin with their name; of what is not sold the name stands within. */
function isAnswer(text: string, name: string) {
  return text.startsWith(`${name}:`) || text.includes(`do not sell ${name.toLowerCase()}`)
}
