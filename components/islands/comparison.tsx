'use client'

import { ComparisonTable } from '@/components/catalogue/comparison-table'
import { ComparisonActions } from '@/components/islands/comparison-actions'
import { ArrowLink } from '@/components/ui/arrow-link'
import { useComparedMachines } from '@/lib/hooks/use-compared-machines'
import { paths } from '@/lib/paths'

const NOTES = {
  loading: 'Loading the machines...',
  failed: 'The figures did not load. Check your connection and reload the page.',
  empty: 'Choose up to four machines for the same step: press Compare on their cards.',
} as const

/** The machines of the address side by side, and what the address named that is not there. */
export function Comparison() {
  const comparison = useComparedMachines()
  if (comparison.state !== 'ready') {
    return (
      <div className="compare-note">
        <p className="lead" role="status">
          {NOTES[comparison.state]}
        </p>
        <ArrowLink href={paths.products}>Products</ArrowLink>
      </div>
    )
  }
  const { machines, missing, ignored } = comparison
  return (
    <>
      {(missing.length > 0 || ignored > 0) && (
        <p className="status wait" role="status">
          {missing.length > 0 && `No longer in the catalogue: ${missing.join(', ')}. `}
          {ignored > 0 &&
            'The address named more than four machines, or something that is no machine; that part was ignored.'}
        </p>
      )}
      {machines.length > 0 && <ComparisonTable machines={machines} />}
      <ComparisonActions machines={machines} />
    </>
  )
}
