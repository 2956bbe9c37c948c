import { useEffect, useState } from 'react'
import { useStore } from '@/lib/browser/store'
import { MAX_COMPARED } from '@/lib/constants'
import { seenList } from '@/lib/lists/seen-list'
import type { ComparableMachine } from './comparison'
import { fetchMachines } from './fetch-machines'

/** The machines of one process that the visitor has viewed, newest first; at most as many as can be compared. */
export type SeenGroup = { process: string; machines: ComparableMachine[] }

const NONE: string[] = []

/**
 * The machines whose pages the visitor has opened, grouped by process, newest first; empty if their data cannot be
 * loaded.
 */
export function useSeenMachines(): SeenGroup[] {
  const slugs = useStore(seenList, NONE)
  const [machines, setMachines] = useState<ComparableMachine[]>([])

  useEffect(() => {
    let isCurrent = true
    // Without this data, the page still offers the ready-made comparisons.
    fetchMachines(slugs)
      .catch(() => [])
      .then(found => isCurrent && setMachines(found))
    return () => {
      isCurrent = false
    }
  }, [slugs])

  return groupByProcess(slugs.flatMap(slug => machines.find(machine => machine.slug === slug) ?? []))
}

function groupByProcess(machines: readonly ComparableMachine[]): SeenGroup[] {
  const processes = [...new Set(machines.map(({ process }) => process))]
  return processes.map(process => ({
    process,
    machines: machines.filter(machine => machine.process === process).slice(0, MAX_COMPARED),
  }))
}
