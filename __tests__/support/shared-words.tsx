import type { ReactNode } from 'react'
import { SharedWordsProvider } from '@/components/page/shared-words.client'
import { words } from './words'

/** Gives the words that the frame gives to every page. */
export function WithSharedWords({ children }: { children: ReactNode }) {
  return (
    <SharedWordsProvider words={{ share: words.frame.share, listButtons: words.lists.buttons }}>
      {children}
    </SharedWordsProvider>
  )
}
