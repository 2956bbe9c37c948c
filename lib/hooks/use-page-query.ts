import { useSyncExternalStore } from 'react'
import { readPageQuery, watchPageQuery } from '@/lib/adapters/page-query'

const nothingChosen = () => ''

/** The part of the page's address after the question mark, as state; in the pre-rendered HTML nothing is chosen. */
export function usePageQuery(): string {
  return useSyncExternalStore(watchPageQuery, readPageQuery, nothingChosen)
}
