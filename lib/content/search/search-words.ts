import 'server-only'
import { getContent } from '@/lib/content/content'
import type { SearchWords } from './search-words-file'

export type { SearchWords }

/** The words that visitors type into the search, and what each of them means. */
export function getSearchWords(): SearchWords {
  return getContent().searchWords
}
