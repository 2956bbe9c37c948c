import 'server-only'
import type { z } from 'zod'
import type { ContentSource } from '@/lib/content/files/content-source'
import { parseFile } from '@/lib/content/files/parse-file'
import type { Problem } from '@/lib/content/files/problem'
import { readYaml } from '@/lib/content/files/read-yaml'
import type { DefaultWords } from '@/lib/words/default-words'
import { DEFAULT_WORDS, FEATURES, getWordsFile, mergeWords, type Words } from '@/lib/words/defaults'
import { checkOverrides, checkWorkbookNames } from './check-overrides'
import { createOverridesSchema } from './overrides'

/** The schema of each file of content/words, by its feature. */
export const WORDS_SCHEMAS: Readonly<Record<string, z.ZodType>> = Object.fromEntries(
  FEATURES.map(name => [name, createOverridesSchema(DEFAULT_WORDS[name])]),
)

/**
 * The words in force: those that ship with the code, with the overrides of content/words in their place. If there are
 * mistakes, adds them to `problems` and returns null.
 */
export function readWords(source: ContentSource, locale: string, problems: Problem[]): Words | null {
  const features = FEATURES.map(name => [name, readFeature(source, name, problems)] as const)
  if (features.some(([, words]) => words === null)) return null
  return addLocale(Object.fromEntries(features), locale) as Words
}

/** The words in force of a feature; null if its file has mistakes, which are added to `problems`. */
function readFeature(source: ContentSource, name: keyof Words, problems: Problem[]): unknown {
  const file = getWordsFile(name)
  const standard: DefaultWords = DEFAULT_WORDS[name]
  // A file whose overrides were all removed has no data.
  if (!source.list().includes(file) || readYaml(source, file)?.data === null) return standard.texts
  const overrides = parseFile(source, file, WORDS_SCHEMAS[name] as z.ZodType, problems)
  if (!overrides) return null
  const words = mergeWords(standard.texts, overrides.value)
  // A translation has every text, also one that is the same as the default.
  if (!source.originals) checkOverrides(name, standard, overrides.value, overrides.report)
  checkWorkbookNames(standard, words, overrides.report)
  return words
}

/** Adds the locale to each text with plural forms: wherever it is used, its form can be chosen. */
function addLocale(part: unknown, locale: string): unknown {
  if (typeof part !== 'object' || part === null) return part
  const entries = Object.entries(part).map(([key, value]) => [key, addLocale(value, locale)])
  return Object.fromEntries('other' in part ? [...entries, ['locale', locale]] : entries)
}
