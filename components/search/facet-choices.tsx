import type { ChoiceFacet } from '@/lib/facets/facet-table'

/** Facets that are closed at first: long, or seldom the first question. */
const CLOSED = ['process', 'application', 'speed', 'stock']

type FacetChoicesProps = {
  facet: ChoiceFacet
  chosen: readonly string[]
  /** Machines each choice would give, by slug. */
  counts: Readonly<Record<string, number>>
  onToggle: (slug: string) => void
}

/** The choices of a facet, each with its count; one that would give nothing is disabled. */
export function FacetChoices({ facet: { key, title, values }, chosen, counts, onToggle }: FacetChoicesProps) {
  return (
    <details className="facet" open={!CLOSED.includes(key) || chosen.length > 0 || undefined}>
      <summary>{title}</summary>
      <fieldset>
        <legend className="vh">{title}</legend>
        {values.map(({ slug, label }) => {
          const count = counts[slug] ?? 0
          const isChosen = chosen.includes(slug)
          return (
            <label key={slug}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={count === 0 && !isChosen}
                onChange={() => onToggle(slug)}
              />
              {label}
              <span className="c">
                {count}
                <span className="vh">{count === 1 ? ' machine' : ' machines'}</span>
              </span>
            </label>
          )
        })}
      </fieldset>
    </details>
  )
}
