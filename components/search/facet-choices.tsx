import type { ChoiceFacet } from '@/lib/facets/choice-facets'
import { Facet } from './facet'
import { FacetOption } from './facet-option'

/** Facets that are closed initially, because they are long or rarely used first. */
const CLOSED = ['process', 'application', 'speed', 'stock']

type FacetChoicesProps = {
  facet: ChoiceFacet
  chosen: readonly string[]
  /** Number of matching machines of each choice, by its slug. */
  counts: Readonly<Record<string, number>>
  onToggle: (slug: string) => void
}

/** The choices of a facet with their counts. A choice without matches is disabled. */
export function FacetChoices({ facet: { key, title, values }, chosen, counts, onToggle }: FacetChoicesProps) {
  return (
    <Facet title={title} legend={title} isOpen={!CLOSED.includes(key) || chosen.length > 0}>
      {values.map(({ slug, label }) => {
        const count = counts[slug] ?? 0
        const isChosen = chosen.includes(slug)
        return (
          <FacetOption
            key={slug}
            label={label}
            count={count}
            isChosen={isChosen}
            isDisabled={count === 0 && !isChosen}
            onToggle={() => onToggle(slug)}
          />
        )
      })}
    </Facet>
  )
}
