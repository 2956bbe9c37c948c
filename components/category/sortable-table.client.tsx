'use client'

import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { useHydrated } from '@/lib/browser/use-hydrated'
import type { SortKey } from '@/lib/category/key-figures'
import { useEntryState } from '@/lib/navigation/entry-state'

type Sorting = { column: number; direction: 'ascending' | 'descending' }

/** A row: all its cells, and what each of them but the first is sorted by: the rank of its unit, and its number. */
type Row = { key: string; cells: ReactNode; sortKeys: readonly SortKey[] }

type SortableTableProps = {
  /** For screen readers; visually hidden, because the heading above says the same. */
  caption: string
  /** Title of the first column, which names the rows. */
  name: string
  /** Titles of the columns that can be sorted by, in the order of each row's `sortKeys`. */
  columns: readonly string[]
  rows: readonly Row[]
}

/** The head of a column, and that of the first, which stays in view while the others scroll. */
const HEAD = 'border-b border-line px-1.75 text-start align-bottom text-caption text-ink-3'
const NAME = 'sticky start-0 z-1 min-w-[260px] bg-sheet py-1.5 ps-0'
/** The button in a head, and the arrow in it: up, down, or pale while the table is not sorted by the column. */
const SORT = 'flex min-h-touch w-full cursor-pointer items-end gap-0.5 border-0 bg-transparent p-0 pb-1.5 text-start'
const ARROWS = { ascending: '-rotate-90 text-ink', descending: 'rotate-90 text-ink', none: 'rotate-90 text-line-2' }

/** Checks a state that the page's history entry has kept. */
function isSorting(kept: unknown): kept is Sorting {
  if (typeof kept !== 'object' || kept === null || !('column' in kept && 'direction' in kept)) return false
  return typeof kept.column === 'number' && (kept.direction === 'ascending' || kept.direction === 'descending')
}

/**
 * A table that can be sorted by each column: ascending, descending, then back to catalogue order. The browser's Back
 * restores the sorting. Without JavaScript it is in catalogue order.
 */
export function SortableTable({ caption, name, columns, rows }: SortableTableProps) {
  const [sorting, setSorting] = useEntryState<Sorting | null>('sorting', null, isSorting)
  const isHydrated = useHydrated()
  return (
    <table className="machine-table w-full border-collapse border-t border-ink">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" className={`${HEAD} ${NAME}`}>
            {name}
          </th>
          {columns.map((title, column) => {
            const direction = sorting?.column === column ? sorting.direction : 'none'
            return (
              <th key={title} scope="col" className={HEAD} aria-sort={direction}>
                <button
                  type="button"
                  className={SORT}
                  disabled={!isHydrated}
                  onClick={() => setSorting(getNextSorting(column, direction))}
                >
                  <span>{title}</span>
                  <Icon
                    name="arrow-right"
                    className={`size-[14px] print:hidden ${isHydrated ? ARROWS[direction] : 'invisible'}`}
                  />
                </button>
              </th>
            )
          })}
        </tr>
      </thead>
      <tbody>
        {sortRows(rows, sorting).map(({ key, cells }) => (
          <tr key={key} className="group/row">
            {cells}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The sorting after a press on a column's title; null is catalogue order. */
function getNextSorting(column: number, direction: Sorting['direction'] | 'none'): Sorting | null {
  if (direction === 'descending') return null
  return { column, direction: direction === 'none' ? 'ascending' : 'descending' }
}

/** Sorts by a column. In both directions, empty cells are last, and cells with one unit stay together. */
function sortRows(rows: readonly Row[], sorting: Sorting | null) {
  if (!sorting) return rows
  const sign = sorting.direction === 'ascending' ? 1 : -1
  return [...rows].sort((a, b) => {
    const [keyA, keyB] = [a.sortKeys[sorting.column], b.sortKeys[sorting.column]]
    if (!keyA || !keyB) return Number(!keyA) - Number(!keyB)
    const [unitA, numberA] = keyA
    const [unitB, numberB] = keyB
    return unitA - unitB || sign * (numberA - numberB)
  })
}
