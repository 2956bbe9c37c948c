import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { fetchMachines } from '@/lib/adapters/machine-data'
import type { ComparableMachine } from '@/lib/catalogue/comparison'
import { parseMachineQuery } from '@/lib/catalogue/machine-list'
import { MAX_COMPARED } from '@/lib/constants'

export type Comparison =
  | { state: 'empty' | 'loading' | 'failed' }
  | { state: 'ready'; machines: ComparableMachine[]; missing: string[]; ignored: number }

/** The machines named in the address, in its order, with what it named and the catalogue does not have. */
export function useComparedMachines(): Comparison {
  const query = useSearchParams().get('machines')
  const [loaded, setLoaded] = useState<{ query: string | null; comparison: Comparison } | null>(null)

  useEffect(() => {
    const { slugs, ignored } = parseMachineQuery(query, MAX_COMPARED)
    let isCurrent = true
    function show(comparison: Comparison) {
      if (isCurrent) setLoaded({ query, comparison })
    }
    if (slugs.length === 0) return show({ state: 'empty' })
    fetchMachines(slugs)
      .then(found => {
        const machines = slugs.flatMap(slug => found.find(machine => machine.slug === slug) ?? [])
        const missing = slugs.filter(slug => !found.some(machine => machine.slug === slug))
        show({ state: 'ready', machines, missing, ignored })
      })
      .catch(error => {
        console.error('The comparison did not load:', error)
        show({ state: 'failed' })
      })
    return () => {
      isCurrent = false
    }
  }, [query])

  return loaded?.query === query ? loaded.comparison : { state: 'loading' }
}
