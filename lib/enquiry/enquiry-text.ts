import type { ListedMachine } from '@/lib/lists/machine-list'

/** First line of a message that names machines. */
const OPENING = 'I would like a quote for:'

/** The line of a message that names the machine. */
export function formatMachineLine({ title, quantity, note }: ListedMachine): string {
  const count = quantity > 1 ? `${quantity} × ` : ''
  return `- ${count}${title}${note.trim() && `: ${note.trim()}`}`
}

/** The list as the first lines of a message; empty for an empty list. */
export function formatEnquiryText(list: readonly ListedMachine[]): string {
  return list.length > 0 ? [OPENING, ...list.map(formatMachineLine), ''].join('\n') : ''
}

/**
 * A message after the list has changed: the lines written for it before give way to the new ones, and what the visitor wrote
 * below them stays. A message that opens with lines of another making, or edited ones, is left as it is.
 */
export function replaceOpening(message: string, before: string, after: string): string {
  if (before && message.startsWith(before)) return after + message.slice(before.length)
  return message.startsWith(OPENING) ? message : after + message
}
