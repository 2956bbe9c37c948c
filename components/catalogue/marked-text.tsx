import type { TextPiece } from '@/lib/search/text-match'

/** A text with the words that a search found in it. */
export function MarkedText({ pieces }: { pieces: readonly TextPiece[] }) {
  // biome-ignore-start lint/suspicious/noArrayIndexKey: pieces of one text have no other name and keep no state
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
