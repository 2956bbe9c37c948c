import 'server-only'
import { sha256 } from '@noble/hashes/sha2'
import { bytesToHex } from '@noble/hashes/utils'
import type { ContentSource } from '@/lib/content/files/content-source'
import type { Problem } from '@/lib/content/files/problem'
import { readYaml } from '@/lib/content/files/read-yaml'
import { FEATURES, findDefaultWords, getWordsFile, mergeWords } from '@/lib/words/defaults'

/** The key of the hashes of the texts that a file translates, by their paths. */
const HASH_KEY = 'of'

/** The way to a text in a file: names of fields, and places in lists. */
export type Path = readonly PropertyKey[]
export type Part = Record<PropertyKey, unknown>

/**
 * A text of a translation, and the text at its place in the original, or null if there is none. It is current if it
 * translates the present original; pages show only current texts.
 */
export type Leaf = { path: Path; text: string; original: string | null; isCurrent: boolean }

/** A file of a language, compared with the file that it translates. */
export type TranslatedFile = {
  file: string
  /** The texts of the translation. */
  leaves: Leaf[]
  /** Texts of the original that the translation lacks; empty for files that may be translated in part. */
  missing: { path: Path; text: string }[]
  original: unknown
  /** The state of the file as a whole: 'stale' if one of its texts is. */
  state: 'current' | 'incomplete' | 'stale' | 'missing'
  report: (path: Path, sentence: string) => void
}

/**
 * The original that a language translates: a content file, or the words of a feature in force, for which the content
 * need not have a file.
 */
export function readOriginal(source: ContentSource, file: string): unknown {
  const words = findDefaultWords(file)
  if (!words) return readYaml(source, file)?.data
  return mergeWords(words.texts, source.list().includes(file) ? readYaml(source, file)?.data : null)
}

/** Reads a file of the content and its translation. `problems` gets its mistakes, if the caller reports them. */
export function readTranslated(
  source: ContentSource,
  code: string,
  file: string,
  problems: Problem[] = [],
): TranslatedFile {
  const translationPath = `${code}/${file}`
  const original = readOriginal(source, file)
  const yaml = source.list().includes(translationPath) ? readYaml(source, translationPath, problems) : null
  // The hashes are no texts, and neither are the titles that the site's own language prescribes for its menus.
  const { [HASH_KEY]: hashes, fixed: _, ...texts } = toFields(yaml?.data)
  const written = toFields(hashes)
  const leaves = listLeaves(texts).map(({ path, text }): Leaf => {
    const meant = findText(original, path)
    // A text that equals its original has no hash: a name, or what identifies an entry, such as the address of a page.
    return { path, text, original: meant, isCurrent: text === meant || written[path.join('.')] === hashText(meant) }
  })
  const missing = file.startsWith('words/') ? listMissing(original, leaves) : []
  const report = (path: Path, sentence: string) => {
    problems.push({ file: translationPath, path, line: yaml?.lineOf(path) ?? null, sentence })
  }
  const findState = () => {
    if (leaves.length === 0) return 'missing'
    if (leaves.some(({ isCurrent }) => !isCurrent)) return 'stale'
    return missing.length > 0 ? 'incomplete' : 'current'
  }
  return { file, leaves, missing, original, state: findState(), report }
}

/** The share of a file's texts, by their characters, that is shown in the site's own language: from 0 to 1. */
export function measureUntranslated({ leaves, missing, state }: TranslatedFile): number {
  if (state === 'missing') return 1
  const count = (texts: readonly (string | null)[]) => texts.reduce((sum, text) => sum + (text?.length ?? 0), 0)
  const stale = leaves.filter(({ isCurrent }) => !isCurrent).map(({ original }) => original)
  const untranslated = count([...stale, ...missing.map(({ text }) => text)])
  const translated = count(leaves.filter(({ isCurrent }) => isCurrent).map(({ original }) => original))
  return untranslated === 0 ? 0 : untranslated / (untranslated + translated)
}

/** The fields of a value; none if it is a text or a list. */
export function toFields(value: unknown): Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Part) : {}
}

/** The hashes in a file of translations, by the path of a text: each is the hash of the original of that text. */
export function hashOriginals(leaves: readonly Pick<Leaf, 'path' | 'text' | 'original'>[]): Record<string, string> {
  const translated = leaves.filter(({ text, original }) => text !== original)
  return Object.fromEntries(translated.map(({ path, original }) => [path.join('.'), hashText(original)]))
}

/** Plural forms that a language may have and English lacks; each of these translates the original's 'other'. */
const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many']

/** The text of the original that a text at this path translates; null if there is none. */
export function findText(original: unknown, path: Path): string | null {
  const isForm = PLURAL_FORMS.some(form => form === path.at(-1))
  return readText(original, path) ?? (isForm ? readText(original, [...path.slice(0, -1), 'other']) : null)
}

/** The text at a path of a file; null if there is none. */
export function readText(file: unknown, path: Path): string | null {
  const step = (part: unknown, key: PropertyKey) =>
    typeof part === 'object' ? (part as Part | null)?.[key] : undefined
  const text = path.reduce<unknown>(step, file)
  return typeof text === 'string' ? text : null
}

/** Texts of the original that a translation lacks. Languages differ in their plural forms, but all have 'other'. */
function listMissing(original: unknown, leaves: readonly Leaf[]) {
  const known = new Set(leaves.map(({ path }) => path.join('.')))
  return listLeaves(original).filter(({ path }) => {
    return path.at(-1) !== 'one' && !known.has(path.join('.'))
  })
}

/**
 * Eight hex digits of a text's SHA-256. The browser's own function is asynchronous, and the editor runs this code too.
 */
function hashText(text: string | null) {
  return bytesToHex(sha256(JSON.stringify(text))).slice(0, 8)
}

/** All texts in a part of a file, with their paths. */
export function listLeaves(part: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof part === 'string') return [{ path, text: part }]
  if (typeof part !== 'object' || part === null) return []
  const entries = Array.isArray(part) ? [...part.entries()] : Object.entries(part)
  return entries.flatMap(([key, value]) => listLeaves(value, [...path, key]))
}

/** Files of content/ that no visitor reads, or that each language writes for itself. */
const UNTRANSLATED = /^(brand|search-queries|removed-machines)\.yaml$/

/** Adds the paths of all words, because default words are translated too. */
export function withWords(paths: readonly string[]) {
  return [...new Set([...paths, ...FEATURES.map(getWordsFile)])]
}

/** The files of the site's own language that another one translates. */
export function listTranslatable(source: Pick<ContentSource, 'list'>): string[] {
  return withWords(source.list())
    .filter(path => /^((words|line|products)\/)?[^/]+\.yaml$/.test(path) && !UNTRANSLATED.test(path))
    .sort()
}

/** The translations of a language, a stale or missing one too. */
export function readTranslations(source: ContentSource, code: string, problems: Problem[] = []): TranslatedFile[] {
  return listTranslatable(source).map(file => readTranslated(source, code, file, problems))
}
