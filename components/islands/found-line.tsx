'use client'

import type { SearchEngine } from '@/lib/catalogue/search-engine'

/** The line that says where the words of a search were found in a machine's texts. */
export function FoundLine({ pieces }: { pieces: ReturnType<SearchEngine['explain']> }) {
  if (pieces.length === 0) return null
  return (
    <p className="found">
      {/* biome-ignore-start lint/suspicious/noArrayIndexKey: pieces of one text have no other name and keep no state */}
      {pieces.map(({ text, isMarked }, index) =>
        isMarked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
      )}
      {/* biome-ignore-end lint/suspicious/noArrayIndexKey: as above */}
    </p>
  )
}
