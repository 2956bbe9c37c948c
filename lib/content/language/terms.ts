import 'server-only'
import type { ContentSource } from '@/lib/content/files/content-source'
import type { Problem } from '@/lib/content/files/problem'
import { readYaml } from '@/lib/content/files/read-yaml'
import { type Path, toFields } from './translate'

/** The file with the short texts that many machines share: names of figures, stations, box styles. */
const TERMS_FILE = 'terms.yaml'

/** Fields whose texts come from the file of terms. */
const TERM_FIELDS = new Set([
  ...['boxStyles', 'applications', 'options', 'buyerProvides', 'stations', 'models', 'category', 'family', 'families'],
  // Fields that refer to a figure by its name.
  ...['speed', 'stack', 'area'],
])

/** Fields whose texts come from the file of terms only below these parents. */
export const TERM_PARENTS: Readonly<Record<string, readonly string[]>> = {
  figures: ['name', 'text', 'of'],
  stock: ['name', 'note'],
}

/** Parents whose every field names a figure, by a name from the file of terms: `most: { speed: … }`. */
const LIMIT_PARENTS = new Set(['most', 'least', 'within'])

/** The terms of a language, by their texts in the site's own. */
export function readTerms(source: ContentSource, code: string, problems: Problem[] = []): ReadonlyMap<string, string> {
  const file = `${code}/${TERMS_FILE}`
  const data = source.list().includes(file) ? readYaml(source, file, problems)?.data : null
  return new Map(Object.entries(toFields(toFields(data).terms) as Record<string, string>))
}

/** Whether the text at a path of a content file is one of the terms. */
export function isTerm(file: string, path: Path): boolean {
  if (/^(words|line)\//.test(file)) return false
  const keys = path.filter(key => typeof key === 'string')
  const [parent = '', key = ''] = keys.slice(-2)
  // With a single key, `key` is empty and `parent` is the field itself.
  return TERM_FIELDS.has(key || parent) || LIMIT_PARENTS.has(parent) || Boolean(TERM_PARENTS[parent]?.includes(key))
}
