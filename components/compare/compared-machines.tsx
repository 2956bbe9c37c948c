import { useState } from 'react'
import { Notice } from '@/components/ui/notice'
import { orderColumns, swapColumns } from '@/lib/compare/columns'
import { buildRows, type MachineName } from '@/lib/compare/comparison'
import { formatComparisonNotes } from '@/lib/compare/comparison-notes'
import type { LoadedComparison } from '@/lib/compare/use-compared-machines'
import type { ListableMachine } from '@/lib/lists/list-buttons'
import { AddMachine } from './add-machine'
import { ColumnChoice } from './column-choice'
import { ComparisonActions } from './comparison-actions'
import { ComparisonTable } from './comparison-table'

type ComparedMachinesProps = {
  comparison: LoadedComparison
  /** Called with the new list of machines, and a sentence that describes the change. */
  onShow: (machines: ListableMachine[], change: string) => void
}

/** A comparison of one to four machines, with its controls. */
export function ComparedMachines({ comparison, onShow }: ComparedMachinesProps) {
  const { machines } = comparison
  /** Slugs in the order of the columns on narrow screens; empty keeps the URL's order. */
  const [order, setOrder] = useState<string[]>([])
  const [showsOnlyDifferences, setShowsOnlyDifferences] = useState(false)
  const columns = orderColumns(machines, order)
  const rows = buildRows(columns)
  const differences = rows.filter(({ isDifferent }) => isDifferent)
  // A single machine has no differences, and no checkbox to show its figures again.
  const shownRows = showsOnlyDifferences && machines.length > 1 ? differences : rows
  const note = formatComparisonNotes(comparison)

  function handleRemove(slug: string) {
    const removed = machines.find(machine => machine.slug === slug)
    onShow(
      machines.filter(machine => machine !== removed),
      `${removed?.title} removed.`,
    )
  }

  function handleAdd({ slug, title }: MachineName) {
    // Only machines for the same process are offered.
    const process = machines[0]?.process ?? ''
    onShow([...machines, { slug, title, process }], `${title} added.`)
  }

  return (
    <>
      {note && (
        <Notice tone="wait" className="mb-2 wrap-anywhere" role="status">
          {note}
        </Notice>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-1.5 py-1.5 print:hidden">
        <AddMachine machines={machines} onAdd={handleAdd} />
        {machines.length > 1 && (
          <label className="flex min-h-touch cursor-pointer items-center gap-1.25">
            <input
              type="checkbox"
              className="size-2.75 accent-ink"
              checked={showsOnlyDifferences}
              onChange={({ target }) => setShowsOnlyDifferences(target.checked)}
            />
            Differences only ({differences.length} of {rows.length})
          </label>
        )}
        {machines.length > 2 && (
          <ColumnChoice columns={columns} onChoose={(column, slug) => setOrder(swapColumns(columns, column, slug))} />
        )}
      </div>
      <ComparisonTable machines={columns} rows={shownRows} onRemove={handleRemove} />
      <ComparisonActions machines={machines} />
    </>
  )
}
