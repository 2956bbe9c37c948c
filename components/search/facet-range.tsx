import type { KeyboardEvent } from 'react'
import type { OpenRange } from '@/lib/facets/facet-matches'
import type { RangeChoice } from '@/lib/facets/facet-selection'
import type { RangeFacet } from '@/lib/facets/facet-table'

type FacetRangeProps = {
  facet: RangeFacet
  range: OpenRange
  chosen: RangeChoice
  onChange: (next: RangeChoice) => void
}

const SIDES = [
  { side: 'from', label: 'From' },
  { side: 'to', label: 'To' },
] as const

/** Two limits in the facet's unit, taken over when the field is left or Enter is pressed; machines that state none are one choice more. */
export function FacetRange({
  facet: { title, unit },
  range: { bounds, notStated },
  chosen,
  onChange,
}: FacetRangeProps) {
  function take(side: 'from' | 'to', field: HTMLInputElement) {
    const limit = field.value === '' ? null : Math.min(Math.abs(Number(field.value)), bounds?.[1] ?? Number.MAX_VALUE)
    if (Number.isNaN(limit)) return
    field.value = String(limit ?? '')
    if (limit === chosen[side]) return
    const next = { ...chosen, [side]: limit }
    const isTurned = next.from !== null && next.to !== null && next.from > next.to
    onChange(isTurned ? { ...next, from: next.to, to: next.from } : next)
  }

  function handleKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') event.currentTarget.blur()
  }

  return (
    <details className="facet" open>
      <summary>
        {title}, {unit}
      </summary>
      <fieldset>
        <legend className="vh">
          {title} in {unit}
        </legend>
        <div className="span">
          {SIDES.map(({ side, label }, index) => (
            <label key={side}>
              {label}
              <input
                // What another control changed replaces what was typed.
                key={String(chosen[side])}
                type="number"
                inputMode="decimal"
                min={0}
                step="any"
                defaultValue={chosen[side] ?? ''}
                placeholder={bounds ? String(bounds[index]) : undefined}
                onBlur={event => take(side, event.currentTarget)}
                onKeyDown={handleKeyDown}
              />
            </label>
          ))}
        </div>
        {(notStated > 0 || chosen.orNotStated) && (
          <label>
            <input
              type="checkbox"
              checked={chosen.orNotStated}
              onChange={() => onChange({ ...chosen, orNotStated: !chosen.orNotStated })}
            />
            Not stated
            <span className="c">
              {notStated}
              <span className="vh">{notStated === 1 ? ' machine' : ' machines'}</span>
            </span>
          </label>
        )}
      </fieldset>
    </details>
  )
}
