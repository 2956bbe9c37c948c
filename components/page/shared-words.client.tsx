'use client'

import { createContext, type ReactNode, use } from 'react'
import type { Words } from '@/lib/words/defaults'

/** Words of controls that are on many pages, and deep inside lists that the browser builds. */
type SharedWords = {
  share: Words['frame']['share']
  /** `compare` is null if the catalogue has nothing to compare. */
  listButtons: Omit<Words['lists']['buttons'], 'compare'> & { compare: string | null }
}

const Context = createContext<SharedWords | null>(null)

type SharedWordsProviderProps = { words: SharedWords; children: ReactNode }

/** Gives the words to every page: see components/layout/site-frame.tsx. */
export function SharedWordsProvider({ words, children }: SharedWordsProviderProps) {
  return <Context value={words}>{children}</Context>
}

/** The words that SharedWordsProvider has been given. */
export function useSharedWords(): SharedWords {
  const words = use(Context)
  if (!words) throw new Error('A control with shared words stands outside the frame')
  return words
}
