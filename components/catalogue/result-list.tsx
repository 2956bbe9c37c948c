import { memo, type Ref, useMemo } from 'react'
import type { CellFacts } from '@/lib/listing/card-facts'
import type { SearchEngine, SearchHit } from '@/lib/search/search-engine'
import { EAGER_CARDS } from './cell-sizes'
import { ResultCard } from './result-card'

type ResultListProps = {
  /** The machines in catalogue order, and the indexes of those to be shown, in their order. */
  cells: readonly CellFacts[]
  listed: readonly number[]
  engine: SearchEngine | null
  hits: readonly SearchHit[] | null
  ref?: Ref<HTMLUListElement>
}

/** The cards of what was found, in its order. */
export const ResultList = memo(function ResultList({ cells, listed, engine, hits, ref }: ResultListProps) {
  const found = useMemo(() => new Map(hits?.map(hit => [hit.index, hit])), [hits])
  return (
    <ul className="cells shopgrid shop-list" ref={ref}>
      {listed.map(index => {
        const facts = cells[index]
        if (!facts) return null
        return (
          <ResultCard
            key={facts.slug}
            facts={facts}
            isEager={index < EAGER_CARDS}
            hit={found.get(index)}
            engine={engine}
          />
        )
      })}
    </ul>
  )
})
