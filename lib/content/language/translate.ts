import 'server-only'
import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex } from '@noble/hashes/utils'
import type { ContentSource } from '@/lib/content/files/content-source'
import type { Problem } from '@/lib/content/files/problem'
import { readYaml } from '@/lib/content/files/read-yaml'
import { capitalize } from '@/lib/product/capital'
import { keepSlug } from '@/lib/product/slug'
import { readLanguages } from './language-file'

/** The file with the short texts that many machines share: names of figures, stations, box styles. */
const TERMS_FILE = 'terms.yaml'

/** The key of the hash of the texts that a file translates. */
const HASH_KEY = 'of'

/** Fields whose texts come from the terms. */
const TERM_FIELDS = new Set([
  ...['boxStyles', 'applications', 'options', 'stations', 'models', 'category', 'family', 'families'],
  // References to figures by their names.
  ...['speed', 'stack', 'area'],
])
/** Fields whose texts come from the terms below these parents alone. */
const TERM_PARENTS: Readonly<Record<string, readonly string[]>> = {
  figures: ['name', 'text', 'of'],
  stock: ['name', 'note'],
}
/** Parents whose every field names a figure: `most: { speed: … }`. */
const LIMIT_PARENTS = new Set(['most', 'least', 'within'])

/** Titles that make addresses, which all languages share. */
const TITLE_FIELDS = new Set(['title', 'name', 'category', 'family', 'families'])

export type Path = readonly PropertyKey[]
type Part = Record<PropertyKey, unknown>

/** A text of a translation, and what stands in its place in the original; null where that has no text. */
export type Leaf = { path: Path; text: string; original: string | null }

/** A file of a language beside the one that it translates. */
export type TranslatedFile = {
  file: string
  /** The texts of the translation. */
  leaves: Leaf[]
  /** The original, which only a current translation stands in for. */
  original: unknown
  /** Incomplete, if all words must be there and some are not. */
  state: 'current' | 'incomplete' | 'stale' | 'missing'
  hash: string
  report: (path: Path, sentence: string) => void
}

/** Reads a file of the content and its translation. A translation of other texts than those of today is stale. */
export function readTranslated(source: ContentSource, code: string, file: string, problems: Problem[]): TranslatedFile {
  const own = `${code}/${file}`
  const original = readYaml(source, file, [])?.data
  const yaml = source.list().includes(own) ? readYaml(source, own, problems) : null
  const { [HASH_KEY]: written, fixed: _, ...texts } = (yaml?.data ?? {}) as Part
  const leaves = listLeaves(texts).map(({ path, text }): Leaf => ({ path, text, original: findText(original, path) }))
  const hash = hashTexts(leaves.map(leaf => leaf.original))
  const report = (path: Path, sentence: string) => {
    problems.push({ file: own, path, line: yaml?.lineOf(path) ?? null, sentence })
  }
  const findState = () => {
    if (!yaml) return 'missing'
    if (written !== hash) return 'stale'
    return file.startsWith('words/') && listMissing(original, leaves).length > 0 ? 'incomplete' : 'current'
  }
  return { file, leaves, original, state: findState(), hash, report }
}

/** Plural forms that a language may have besides those of the original, whose 'other' they then stand in for. */
const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many']

/** The text at a path of the original; null if it has none. */
export function findText(original: unknown, path: Path): string | null {
  const step = (part: unknown, key: PropertyKey) =>
    typeof part === 'object' ? (part as Part | null)?.[key] : undefined
  const find = (keys: Path) => keys.reduce<unknown>(step, original)
  const isForm = PLURAL_FORMS.some(form => form === path.at(-1))
  const text = find(path) ?? (isForm ? find([...path.slice(0, -1), 'other']) : undefined)
  return typeof text === 'string' ? text : null
}

/** Texts of the original that a translation lacks. Languages differ in their plural forms, but all have 'other'. */
function listMissing(original: unknown, leaves: readonly Leaf[]) {
  const known = new Set(leaves.map(({ path }) => path.join('.')))
  return listLeaves(original).filter(({ path }) => {
    return path[0] !== 'fixed' && path.at(-1) !== 'one' && !known.has(path.join('.'))
  })
}

/** The hash that a translation keeps of the texts that it translates. A browser has none that answers at once. */
export function hashTexts(texts: readonly (string | null)[]) {
  return bytesToHex(sha256(JSON.stringify(texts))).slice(0, 8)
}

/** All texts in a part of a file, with their paths. */
export function listLeaves(part: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof part === 'string') return [{ path, text: part }]
  if (typeof part !== 'object' || part === null) return []
  const entries = Array.isArray(part) ? [...part.entries()] : Object.entries(part)
  return entries.flatMap(([key, value]) => listLeaves(value, [...path, key]))
}

/** The terms of a language, by their texts in the site's own. */
export function readTerms(source: ContentSource, code: string, problems: Problem[]): ReadonlyMap<string, string> {
  const file = `${code}/${TERMS_FILE}`
  const data = source.list().includes(file) ? readYaml(source, file, problems)?.data : null
  return new Map(Object.entries(((data as Part | null)?.terms ?? {}) as Record<string, string>))
}

/** Whether the text at a path of a content file is one of the terms. */
export function isTerm(file: string, path: Path): boolean {
  if (/^(words|line)\//.test(file)) return false
  const keys = path.filter(key => typeof key === 'string')
  const [parent = '', key = ''] = keys.slice(-2)
  return TERM_FIELDS.has(key || parent) || LIMIT_PARENTS.has(parent) || Boolean(TERM_PARENTS[parent]?.includes(key))
}

/** The content as it stands in a language: terms, and the texts of current files, in their places. The rest stays. */
export function openTranslation(source: ContentSource, code: string): ContentSource {
  const terms = readTerms(source, code, [])
  const { locale } = readLanguages(source, []).find(one => one.code === code) ?? {}
  /** Null for a file that holds no fields: it is reported as it stands, for the original. */
  function translate(file: string) {
    const { leaves, original, state } = readTranslated(source, code, file, [])
    if (typeof original !== 'object' || original === null) return null
    const merged = structuredClone(original) as Part
    // What the requirements prescribe is prescribed in the site's own language.
    delete merged.fixed
    if (file === 'brand.yaml' && locale) merged.locale = locale
    for (const { path, text } of listLeaves(merged)) {
      const term = isTerm(file, path) ? terms.get(text) : undefined
      if (term !== undefined) replace(merged, path, term)
    }
    for (const { path, text, original: there } of state === 'current' ? leaves : []) {
      if (there !== null) replace(merged, path, text)
    }
    return merged
  }
  return {
    ...source,
    isTranslation: true,
    read(file, limit) {
      const bytes = source.read(file, limit)
      if (typeof bytes === 'string' || !file.endsWith('.yaml')) return bytes
      const translated = translate(file)
      return translated ? new TextEncoder().encode(JSON.stringify(translated)) : bytes
    },
  }
}

function replace(merged: unknown, path: Path, text: string) {
  const parent = path.slice(0, -1).reduce<unknown>((part, key) => (part as Part)[key], merged) as Part
  const key = path.at(-1) as string
  const keys = path.filter(part => typeof part === 'string')
  const isTitle = TITLE_FIELDS.has(keys.at(-1) ?? '') && !TERM_PARENTS[keys.at(-2) ?? '']
  if (isTitle && typeof parent[key] === 'string') {
    keepSlug(text, parent[key])
    keepSlug(capitalize(text), parent[key])
  }
  parent[key] = text
}

/** Files of content/ whose texts no visitor reads, or that each language has as another file. */
const UNTRANSLATED = /^(brand|search-queries|removed-machines)\.yaml$/

/** The files of the site's own language that another one translates. */
export function listTranslatable(source: Pick<ContentSource, 'list'>): string[] {
  return source
    .list()
    .filter(path => /^((words|line|products)\/)?[^/]+\.yaml$/.test(path) && !UNTRANSLATED.test(path))
    .sort()
}

/** The translations of a language, a stale or missing one too. */
export function readTranslations(source: ContentSource, code: string, problems: Problem[] = []): TranslatedFile[] {
  return listTranslatable(source).map(file => readTranslated(source, code, file, problems))
}
