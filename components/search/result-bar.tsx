import type { Ref } from 'react'
import { Chip } from '@/components/ui/chip'
import { RuledLink } from '@/components/ui/ruled-link'
import { paths } from '@/lib/paths'
import type { ActiveFilter } from '@/lib/trade/facets/facet-chips'
import type { Sort } from '@/lib/trade/facets/facet-selection'
import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'

type ResultBarProps = {
  /** The number of results; announced when it changes. */
  status: string
  statusRef: Ref<HTMLParagraphElement>
  chips: readonly ActiveFilter[]
  sort: Sort
  hasSearch: boolean
  onRemove: (chip: ActiveFilter) => void
  onClear: () => void
  /** Null if there is nothing to sort. */
  onSort: ((sort: Sort) => void) | null
  words: Words['catalogue']['results']
}

/** The bar above the list: result count, active filters and sort order. */
export function ResultBar(props: ResultBarProps) {
  const { status, statusRef, chips, sort, hasSearch, onRemove, onClear, onSort, words } = props
  return (
    <div
      className="flex min-h-6 flex-wrap items-center justify-between gap-x-2 gap-y-1.25 border-t border-ink pt-1.25
        pb-1.75"
      data-part="result-bar"
    >
      <p className="tabular-nums focus:outline-0" role="status" ref={statusRef} tabIndex={-1}>
        {status}
      </p>
      {/* On phones, the filters are a separate row below the count and the sort order. */}
      <div className="me-auto flex flex-wrap items-center gap-1 max-sm:order-last max-sm:w-full max-sm:empty:hidden">
        {chips.map(chip => (
          <Chip key={chip.id} aria-label={fill(words.remove, { filter: chip.label })} onClick={() => onRemove(chip)}>
            <span className="max-w-[min(48ch,60vw)] truncate">{chip.label}</span>
          </Chip>
        ))}
        {chips.length > 0 && (
          <RuledLink
            href={paths.products}
            onClick={event => {
              event.preventDefault()
              onClear()
            }}
          >
            {words.clear}
          </RuledLink>
        )}
      </div>
      {onSort && (
        <div className="needs-script flex items-center gap-1.25 text-small">
          <label htmlFor="sort">{words.sort}</label>
          <select
            id="sort"
            className="min-h-touch rounded border border-ink-3 bg-sheet px-1.25 py-0"
            value={sort}
            onChange={event => onSort(event.target.value as Sort)}
          >
            {hasSearch && <option value="best">{words.best}</option>}
            <option value="catalogue">{words.catalogue}</option>
            <option value="title">{words.byTitle}</option>
          </select>
        </div>
      )}
    </div>
  )
}
