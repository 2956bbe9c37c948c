import 'server-only'
import type { ContentSource } from '@/lib/content/files/content-source'
import { findDefaultWords } from '@/lib/words/defaults'
import { readLanguages } from './language-file'
import { isTerm, readTerms, TERM_PARENTS } from './terms'
import { listLeaves, type Part, type Path, readTranslated, withWords } from './translate'

/** Fields whose original text makes a URL, which all languages share. */
const TITLE_FIELDS = new Set(['title', 'name', 'category', 'family', 'families'])

/** The content in a language: terms and current translations replace the original texts, and all else is unchanged. */
export function openTranslation(source: ContentSource, code: string): ContentSource {
  const terms = readTerms(source, code)
  const { locale } = readLanguages(source).find(one => one.code === code) ?? {}
  const originals = new Map<string, string>()
  /** Null for a file without fields, whose mistake is reported for the original. */
  function translate(file: string) {
    const { leaves, original } = readTranslated(source, code, file)
    if (typeof original !== 'object' || original === null) return null
    const merged = structuredClone(original) as Part
    // The marks of prescribed texts apply to the site's own language only.
    delete merged.fixed
    if (file === 'brand.yaml' && locale) merged.locale = locale
    for (const { path, text } of listLeaves(merged)) {
      const term = isTerm(file, path) ? terms.get(text) : undefined
      if (term !== undefined) replace(merged, path, term, originals)
    }
    for (const { path, text, original: translated, isCurrent } of leaves) {
      if (translated !== null && isCurrent) replace(merged, path, text, originals)
    }
    return merged
  }
  return {
    ...source,
    originals,
    list: () => withWords(source.list()),
    read(file, limit) {
      const bytes = source.read(file, limit)
      // Words have defaults, so they can be translated without a content file.
      const isThere = typeof bytes !== 'string' || findDefaultWords(file)
      const translated = isThere && file.endsWith('.yaml') ? translate(file) : null
      return translated ? new TextEncoder().encode(JSON.stringify(translated)) : bytes
    },
  }
}

/** Puts a text at a path of `merged`. If it translates a title, `originals` gets the original title of the text. */
function replace(merged: unknown, path: Path, text: string, originals: Map<string, string>) {
  const parent = path.slice(0, -1).reduce<unknown>((part, key) => (part as Part)[key], merged) as Part
  const key = path.at(-1) as string
  const keys = path.filter(part => typeof part === 'string')
  // The name of a figure or of a stock makes no URL.
  const isTitle = TITLE_FIELDS.has(keys.at(-1) ?? '') && !TERM_PARENTS[keys.at(-2) ?? '']
  if (isTitle && typeof parent[key] === 'string') originals.set(text, parent[key])
  parent[key] = text
}
