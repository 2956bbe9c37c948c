import type { TextPiece } from '@/lib/search/search-engine'

/** A text with the matches of a search highlighted. */
export function MarkedText({ pieces }: { pieces: readonly TextPiece[] }) {
  // biome-ignore-start lint/suspicious/noArrayIndexKey: pieces of a text have no other key and no state
  return pieces.map(({ text, isMarked }, index) =>
    isMarked ? (
      <mark
        key={index}
        className="bg-plate text-ink underline decoration-kraft-edge decoration-2 underline-offset-[.2em]"
      >
        {text}
      </mark>
    ) : (
      <span key={index}>{text}</span>
    ),
  )
  // biome-ignore-end lint/suspicious/noArrayIndexKey: as above
}
