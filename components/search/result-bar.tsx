import type { Ref } from 'react'
import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link.client'
import type { Chip } from '@/lib/facets/facet-chips'
import type { Sort } from '@/lib/facets/facet-selection'
import { paths } from '@/lib/paths'

type ResultBarProps = {
  /** What the list holds, announced when it changes. */
  status: string
  statusRef: Ref<HTMLParagraphElement>
  chips: readonly Chip[]
  sort: Sort
  hasSearch: boolean
  onRemove: (chip: Chip) => void
  onClear: () => void
  onSort: (sort: Sort) => void
}

/** Above the list: how many machines, the filters in use, and the order. */
export function ResultBar({ status, statusRef, chips, sort, hasSearch, onRemove, onClear, onSort }: ResultBarProps) {
  return (
    <div className="resbar">
      <div className="chips">
        <p className="num" role="status" ref={statusRef} tabIndex={-1}>
          {status}
        </p>
        {chips.map(chip => (
          <button key={chip.id} className="chip" type="button" onClick={() => onRemove(chip)}>
            <span className="vh">Remove filter </span>
            <span className="cut">{chip.label}</span>
            <Icon name="close" />
          </button>
        ))}
        {chips.length > 0 && (
          <Link
            className="link"
            href={paths.products}
            onClick={event => {
              event.preventDefault()
              onClear()
            }}
          >
            Clear all
          </Link>
        )}
      </div>
      <div className="sort needs-script">
        <label htmlFor="sort">Sort</label>
        <select id="sort" value={sort} onChange={event => onSort(event.target.value as Sort)}>
          {hasSearch && <option value="best">Best match</option>}
          <option value="catalogue">Catalogue order</option>
          <option value="title">Title A to Z</option>
        </select>
      </div>
    </div>
  )
}
