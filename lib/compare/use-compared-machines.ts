import { useSearchParams } from 'next/navigation'
import { useEffect, useState } from 'react'
import { MAX_COMPARED } from '@/lib/constants'
import { parseMachineQuery } from '@/lib/lists/machine-query'
import type { ComparableMachine } from './comparison'
import { fetchMachines } from './fetch-machines'

/** `unknown` is what the address names and the catalogue does not have, `surplus` what is more than can be compared. */
export type Comparison =
  | { state: 'empty' | 'loading' | 'failed'; unknown: string[] }
  | { state: 'ready'; unknown: string[]; machines: ComparableMachine[]; surplus: ComparableMachine[] }

/** The machines named in the address, in its order; ready with at least one. */
export function useComparedMachines(): Comparison {
  const query = useSearchParams().toString()
  const [loaded, setLoaded] = useState<{ query: string; comparison: Comparison } | null>(null)

  useEffect(() => {
    const { slugs, unusable } = parseMachineQuery(new URLSearchParams(query))
    let isCurrent = true
    function show(comparison: Comparison) {
      if (isCurrent) setLoaded({ query, comparison })
    }
    if (slugs.length === 0) return show({ state: 'empty', unknown: unusable })
    fetchMachines(slugs)
      .then(found => {
        const machines = slugs.flatMap(slug => found.find(machine => machine.slug === slug) ?? [])
        const missing = slugs.filter(slug => !found.some(machine => machine.slug === slug))
        const unknown = [...missing, ...unusable]
        if (machines.length === 0) return show({ state: 'empty', unknown })
        show({
          state: 'ready',
          unknown,
          machines: machines.slice(0, MAX_COMPARED),
          surplus: machines.slice(MAX_COMPARED),
        })
      })
      .catch(error => {
        console.error('The comparison did not load:', error)
        show({ state: 'failed', unknown: unusable })
      })
    return () => {
      isCurrent = false
    }
  }, [query])

  return loaded?.query === query ? loaded.comparison : { state: 'loading', unknown: [] }
}
