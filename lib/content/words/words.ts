import 'server-only'
import type { z } from 'zod'
import type { ContentSource } from '@/lib/content/files/content-source'
import { parseFile } from '@/lib/content/files/parse-file'
import type { Problem } from '@/lib/content/files/problem'
import { applicationsWords } from './applications'
import { catalogueWords } from './catalogue'
import { contactWords } from './contact'
import { costsWords } from './costs'
import { frameWords } from './frame'
import { homeWords } from './home'
import { listsWords } from './lists'
import { pagesWords } from './pages'
import { phrasesWords } from './phrases'
import { plannerWords } from './planner'
import { privacyWords } from './privacy'
import { productWords } from './product'
import { reportWords } from './report'

/** The schema of each file of content/words, by the feature whose texts it has. */
export const WORDS_SCHEMAS = {
  applications: applicationsWords,
  catalogue: catalogueWords,
  contact: contactWords,
  costs: costsWords,
  frame: frameWords,
  home: homeWords,
  lists: listsWords,
  pages: pagesWords,
  phrases: phrasesWords,
  planner: plannerWords,
  privacy: privacyWords,
  product: productWords,
  report: reportWords,
}

type Schemas = typeof WORDS_SCHEMAS
export type Words = { [Feature in keyof Schemas]: z.output<Schemas[Feature]> }

/** Reads content/words. Mistakes are added to `problems`, and null is returned. */
export function readWords(source: ContentSource, locale: string, problems: Problem[]): Words | null {
  const files = Object.entries(WORDS_SCHEMAS).map(([feature, schema]) => {
    return [feature, parseFile(source, `words/${feature}.yaml`, schema, problems)?.value] as const
  })
  if (files.some(([, words]) => words === undefined)) return null
  return addLocale(Object.fromEntries(files), locale) as Words
}

/** Adds the locale to each text with plural forms: wherever it is used, its form can be chosen. */
function addLocale(part: unknown, locale: string): unknown {
  if (typeof part !== 'object' || part === null) return part
  const entries = Object.entries(part).map(([key, value]) => [key, addLocale(value, locale)])
  return Object.fromEntries('other' in part ? [...entries, ['locale', locale]] : entries)
}
