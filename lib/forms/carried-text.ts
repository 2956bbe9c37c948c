import { FALLBACK_TEXT_LIMIT } from '@/lib/constants'

/** The link that carries what was typed, shortened to what mail programs accept. */
export function carryText(carrier: string, typed: string): string {
  return carrier + encodeURIComponent(shorten(typed))
}

function shorten(text: string): string {
  const start = text.length > FALLBACK_TEXT_LIMIT ? `${text.slice(0, FALLBACK_TEXT_LIMIT)}…` : text
  // Half a character, from the cut or from a broken paste, would make encodeURIComponent throw.
  return start.replace(/\p{Surrogate}/gu, '')
}
