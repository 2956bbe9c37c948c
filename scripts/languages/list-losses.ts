import type { ContentSource } from '@/lib/content/files/content-source'
import { readLanguages } from '@/lib/content/language/language-file'
import { listTextRows, type TextRow } from './list-text-rows'

/** Three small Latin letters, as words have them. A text without is a unit or a code, and needs no translation. */
const WORD = /[a-z]{3}/

/** The number of places that are named for each language. */
const MAX_NAMED = 5

/** The texts that a language shows in the site's own: stale ones, and those that nobody has translated. */
export function listEnglish(source: ContentSource, code: string): TextRow[] {
  return [...listTextRows(source, code).values()].filter(({ state, english, path }) => {
    // 'one' is the singular form of a counted text, which not every language has.
    return state === 'stale' || (state === 'missing' && WORD.test(english) && path.at(-1) !== 'one')
  })
}

/**
 * For each language, a sentence with the places of the texts that it shows in the site's own language, if there are
 * any.
 */
export function listLosses(source: ContentSource): string[] {
  return readLanguages(source).flatMap(({ code, name }) => {
    const rows = listEnglish(source, code)
    if (rows.length === 0) return []
    const files = [...new Set(rows.map(({ file }) => file))]
    const places = (files.length > MAX_NAMED ? files : rows.map(({ file, path }) => `${file} ${path.join('.')}`)).sort()
    const more = places.length > MAX_NAMED ? [`${places.length - MAX_NAMED} more`] : []
    const listed = [...places.slice(0, MAX_NAMED), ...more].join(', ')
    const are = rows.length === 1 ? 'text is' : 'texts are'
    return `${name}: ${rows.length} ${are} shown in the site's own language: ${listed}`
  })
}

/**
 * The translated texts that become stale if a file of the content is changed. The editor names them when it saves.
 * @param file the path of the file below content/
 * @param text the file after the change
 */
export function listStaleAfter(source: ContentSource, file: string, text: string): TextRow[] {
  const bytes = new TextEncoder().encode(text)
  const changed: ContentSource = {
    ...source,
    list: () => [...new Set([...source.list(), file])],
    read: (path, max) => (path === file ? bytes : source.read(path, max)),
  }
  return readLanguages(source).flatMap(({ code }) => {
    const listStale = (one: ContentSource) =>
      [...listTextRows(one, code)].filter(([key, { state }]) => state === 'stale' && key.startsWith(`${code}/${file} `))
    const before = new Set(listStale(source).map(([key]) => key))
    return listStale(changed).flatMap(([key, row]) => (before.has(key) ? [] : row))
  })
}
