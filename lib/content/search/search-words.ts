import 'server-only'
import { getContent } from '@/lib/content/content'
import type { SearchWords } from './search-words-file'

export type { SearchWords }

/** What visitors type, and what the search takes it for. */
export function getSearchWords(folder?: string): SearchWords {
  return getContent(folder).searchWords
}
