import type { ListedMachine } from '@/lib/lists/machine-list'

/** The first line of a message that lists machines. */
const OPENING = 'I would like a quote for:'

/** The line for one machine in a message: '- 2 × Single Facer: note'. */
export function formatMachineLine({ title, quantity, note }: ListedMachine): string {
  const count = quantity > 1 ? `${quantity} × ` : ''
  return `- ${count}${title}${note.trim() && `: ${note.trim()}`}`
}

/** The machines as the first lines of a message; empty for an empty list. */
export function formatEnquiryText(list: readonly ListedMachine[]): string {
  return list.length > 0 ? [OPENING, ...list.map(formatMachineLine), ''].join('\n') : ''
}

/**
 * Updates a message after the list has changed: replaces the previous lines at its start with the new ones, and keeps
 * what the visitor wrote below them. A message that starts with edited or other machine lines is left unchanged.
 */
export function replaceOpening(message: string, before: string, after: string): string {
  if (before && message.startsWith(before)) return after + message.slice(before.length)
  return message.startsWith(OPENING) ? message : after + message
}
