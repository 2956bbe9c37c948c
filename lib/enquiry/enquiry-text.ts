import type { ListedMachine } from '@/lib/lists/machine-list'

/** The first line of a message that lists machines. */
const FIRST_LINE = 'I would like a quote for:'

/** The line for one machine in a message: '- 2 × Single Facer: note'. */
export function formatMachineLine({ title, quantity, note }: ListedMachine): string {
  const count = quantity > 1 ? `${quantity} × ` : ''
  return `- ${count}${title}${note.trim() && `: ${note.trim()}`}`
}

/** The machines as lines of a message, each with its line break; empty for an empty list. */
export function formatEnquiryText(list: readonly ListedMachine[]): string {
  return list.length > 0 ? [FIRST_LINE, ...list.map(formatMachineLine), ''].join('\n') : ''
}

/**
 * Updates a message after the list has changed: replaces the previous lines with the new ones, and keeps what the
 * visitor wrote above and below them. A message with edited or other machine lines is left unchanged; one without any
 * begins with the new lines.
 */
export function replaceMachineLines(message: string, oldLines: string, newLines: string): string {
  if (oldLines && message.includes(oldLines)) return message.replace(oldLines, () => newLines)
  return message.includes(FIRST_LINE) ? message : newLines + message
}
