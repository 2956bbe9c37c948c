import type { KeyboardEvent } from 'react'
import type { ShownRange } from '@/lib/trade/facets/facet-matches'
import type { RangeChoice } from '@/lib/trade/facets/facet-selection'
import type { RangeFacet } from '@/lib/trade/facets/facet-table'
import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'
import { Facet } from './facet'
import { FacetOption } from './facet-option'

type FacetRangeProps = {
  facet: RangeFacet
  /** The range of the figure among the machines that match the other filters. */
  range: ShownRange
  chosen: RangeChoice
  onChange: (next: RangeChoice) => void
  words: Words['catalogue']['filters']
}

const SIDES = ['from', 'to'] as const

/**
 * A range facet with a minimum and a maximum, applied on blur or Enter. Machines that do not state the figure are a
 * separate choice.
 */
export function FacetRange({
  facet: { title, unit, unitFacetKey },
  range: { bounds, notStated },
  chosen,
  onChange,
  words,
}: FacetRangeProps) {
  const isChosen = chosen.from !== null || chosen.to !== null || chosen.orNotStated

  /** Applies a typed limit without its sign, at most the greatest figure there is, and swaps limits in wrong order. */
  function applyLimit(side: 'from' | 'to', field: HTMLInputElement) {
    const limit = field.value === '' ? null : Math.min(Math.abs(Number(field.value)), bounds?.[1] ?? Number.MAX_VALUE)
    if (Number.isNaN(limit)) return
    field.value = String(limit ?? '')
    if (limit === chosen[side]) return
    const next = { ...chosen, [side]: limit }
    const isReversed = next.from !== null && next.to !== null && next.from > next.to
    onChange(isReversed ? { ...next, from: next.to, to: next.from } : next)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') event.currentTarget.blur()
  }

  return (
    <Facet
      title={fill(words.range, { title, unit })}
      legend={fill(words.rangeGroup, { title, unit })}
      isOpen={unitFacetKey !== null || isChosen}
    >
      <div className="grid grid-cols-2 gap-1.5">
        {SIDES.map((side, index) => (
          <label key={side} className="grid min-h-touch cursor-pointer grid-cols-1 items-center gap-0.5 text-ink-2">
            <span>{words[side]}</span>
            <input
              // A new key resets the field when another control changes its value.
              key={String(chosen[side])}
              type="number"
              inputMode="decimal"
              className="min-h-touch w-full min-w-0 rounded border-[1.5px] border-ink-3 bg-sheet px-1.5 py-0 tabular-nums
                placeholder:text-ink-3 placeholder:opacity-100 hover:border-ink"
              min={0}
              step="any"
              defaultValue={chosen[side] ?? ''}
              placeholder={bounds ? String(bounds[index]) : undefined}
              onBlur={event => applyLimit(side, event.currentTarget)}
              onKeyDown={handleKeyDown}
            />
          </label>
        ))}
      </div>
      {(notStated > 0 || chosen.orNotStated) && (
        <FacetOption
          label={words.notStated}
          count={notStated}
          isChosen={chosen.orNotStated}
          onToggle={() => onChange({ ...chosen, orNotStated: !chosen.orNotStated })}
          words={words}
        />
      )}
    </Facet>
  )
}
