'use client'

import { Notice } from '@/components/ui/notice'
import { useComparedMachines } from '@/lib/compare/use-compared-machines'
import { formatNames, formatUnknownNote } from '@/lib/lists/machine-query'
import { ComparisonActions } from './comparison-actions'
import { ComparisonNote } from './comparison-note'
import { ComparisonTable } from './comparison-table'

const NOTES = {
  loading: 'Loading the machines...',
  failed: 'The figures did not load. Check your connection and reload the page.',
  empty: 'Choose up to four machines for the same step: press Compare on their cards.',
} as const

/** The machines of the address side by side, and what the address named that is not there. */
export function Comparison() {
  const comparison = useComparedMachines()
  const unknown = formatUnknownNote(comparison.unknown)
  if (comparison.state !== 'ready') {
    return (
      <ComparisonNote role="status">
        {unknown && `${unknown} `}
        {NOTES[comparison.state]}
      </ComparisonNote>
    )
  }
  const { machines, surplus } = comparison
  const notes = [unknown, formatSurplusNote(surplus), formatProcessNote(machines)].filter(Boolean)
  return (
    <>
      {notes.length > 0 && (
        <Notice tone="wait" className="mb-2 wrap-anywhere" role="status">
          {notes.join(' ')}
        </Notice>
      )}
      <ComparisonTable machines={machines} />
      <ComparisonActions machines={machines} />
    </>
  )
}

function formatSurplusNote(surplus: readonly { title: string }[]) {
  if (surplus.length === 0) return ''
  return `At most four machines stand side by side; left out: ${formatNames(surplus.map(({ title }) => title))}.`
}

/** The buttons refuse such a comparison, a link can still ask for it. */
function formatProcessNote(machines: readonly { process: string }[]) {
  const processes = new Set(machines.map(({ process }) => process))
  return processes.size > 1 ? 'These machines do different jobs, so few of their figures can be compared.' : ''
}
