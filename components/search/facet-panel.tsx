import { memo, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import type { FacetView } from '@/lib/facets/facet-matches'
import { OPEN_RANGE, type Selection, setRange, toggleChoice } from '@/lib/facets/facet-selection'
import type { FacetTable } from '@/lib/facets/facet-table'
import { FacetChoices } from './facet-choices'
import { FacetRange } from './facet-range'

/** Two columns if the panel is wide. */
const ANSWERS = 'max-lg:px-2.25 max-lg:pb-1 tablet:max-lg:columns-2 tablet:max-lg:gap-x-4'

type FacetPanelProps = {
  table: FacetTable
  selection: Selection
  view: FacetView
  /** Number of active filters, without the search. */
  count: number
  onSelect: (next: Selection) => void
}

/**
 * All facets: a column on wide screens, otherwise a disclosure. A range facet in one of several units is below the facet
 * of these units.
 */
export const FacetPanel = memo(function FacetPanel({ table, selection, view, count, onSelect }: FacetPanelProps) {
  const [isOpen, setIsOpen] = useState(false)

  function renderRanges(unitFacetKey: string | null) {
    return view.open.flatMap(range => {
      const facet = table.ranges.find(each => each.key === range.key && each.unitFacetKey === unitFacetKey)
      if (!facet) return []
      const { key } = facet
      return [
        <FacetRange
          key={key}
          facet={facet}
          range={range}
          chosen={selection.ranges[key] ?? OPEN_RANGE}
          onChange={next => onSelect(setRange(selection, key, next))}
        />,
      ]
    })
  }

  return (
    <aside
      className="needs-script col-span-full min-w-0 max-lg:rounded max-lg:border-[1.5px] max-lg:border-ink lg:col-[1/4]"
      aria-label="Filters"
    >
      <button
        className="group/opener flex min-h-5.5 w-full cursor-pointer items-center gap-1.5 border-0 bg-transparent px-2.25
          font-strong lg:hidden"
        type="button"
        aria-expanded={isOpen}
        aria-controls="facets"
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="sliders" />
        Filters
        {count > 0 && <span className="font-normal text-ink-3 tabular-nums">{count} in use</span>}
        <Icon name="plus" className="ms-auto transition-transform duration-slow group-aria-expanded/opener:rotate-45" />
      </button>
      <div id="facets" className={isOpen ? ANSWERS : `${ANSWERS} max-lg:hidden`}>
        {table.choices.map(facet => (
          <div key={facet.key}>
            <FacetChoices
              facet={facet}
              chosen={selection.choices[facet.key] ?? []}
              counts={view.counts[facet.key] ?? {}}
              onToggle={slug => onSelect(toggleChoice(selection, facet.key, slug))}
            />
            {renderRanges(facet.key)}
          </div>
        ))}
        {renderRanges(null)}
      </div>
    </aside>
  )
})
