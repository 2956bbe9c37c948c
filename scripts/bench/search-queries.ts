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

/** The test queries: `known` ones, for which words and code may be tuned, and others, for which they may not. */
export function readSearchQueries() {
  const file = readFileSync('content/search-queries.yaml', 'utf8')
  return z.strictObject({ known: queriesSchema, unseen: queriesSchema }).parse(parse(file))
}

/** A search engine of the whole catalogue, with its index passed through JSON as in the browser. */
export function openCatalogueSearch(): SearchEngine {
  const file = createSearchIndex(getProducts(), getApplications(), getSearchWords())
  return openSearchIndex(JSON.parse(JSON.stringify(file)), file.count)
}

/** The position of the expected result, from 0; -1 if it is not found. An expected answer is at 0 or not found. */
export function findPlace({ search }: SearchEngine, asked: SearchQuery): number {
  const { hits, notes } = search(asked.query)
  if ('answer' in asked) return notes.some(({ text }) => isAnswer(text, asked.answer)) ? 0 : -1
  return hits.findIndex(({ index }) => asked.expect.includes(getProducts()[index]?.slug ?? ''))
}

/** The text of an answer starts with its name; that of a product that is not sold contains it. */
function isAnswer(text: string, name: string) {
  return text.startsWith(`${name}:`) || text.includes(`do not sell ${name.toLowerCase()}`)
}
