import { formatNames, formatUnknownNote } from '@/lib/lists/machine-query'
import type { LoadedComparison } from './use-compared-machines'

/** Sentences about the parts of the URL that could not be followed; empty if there are none. */
export function formatComparisonNotes({ unknown, surplus, machines, isRepeated }: LoadedComparison): string {
  const notes = [
    formatUnknownNote(unknown),
    isRepeated && 'The link names the same machine twice.',
    surplus.length > 0 &&
      `At most four machines stand side by side; left out: ${formatNames(surplus.map(({ title }) => title))}.`,
    // The buttons prevent such a comparison, but a link can still request it.
    new Set(machines.map(({ process }) => process)).size > 1 &&
      'These machines do different jobs, so few of their figures can be compared.',
    machines.length === 1 && formatSingleNote(machines[0]?.alternatives.length ?? 0),
  ]
  return notes.filter(Boolean).join(' ')
}

function formatSingleNote(alternatives: number) {
  return alternatives > 0 ? 'Add one more to compare.' : 'No other machine in the catalogue does this job.'
}
