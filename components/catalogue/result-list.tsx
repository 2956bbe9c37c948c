import { memo, type ReactNode, type Ref, useMemo } from 'react'
import { CardGrid } from '@/components/ui/card-grid'
import type { CardFacts } from '@/lib/listing/product-list-file'
import type { SearchHit } from '@/lib/trade/search/rank-machines'
import type { SearchEngine } from '@/lib/trade/search/search-engine'
import { CARD_COLUMNS, MachineCard } from './machine-card'

/** Classes of the list items. */
export const LIST_ITEMS = '*:relative *:flex *:flex-col *:bg-sheet'

/**
 * A phone skips layout and paint of results outside the viewport, because each keystroke in the search may change all of
 * them. A card that was not laid out yet counts as 445 px high: 400 and its buttons. The list of all machines does not: in a picture of the
 * whole page its cards would be empty.
 */
const SKIPPED = 'max-tablet:*:[contain-intrinsic-size:auto_445px] max-tablet:*:[content-visibility:auto]'

type ResultListProps = {
  /** All machines in catalogue order. */
  cards: readonly CardFacts[]
  /** The indexes in `cards` of the machines to show, in the order to show them. */
  listed: readonly number[]
  /** Null until a search has loaded it. */
  engine: SearchEngine | null
  /** What the search has found; null without a search. */
  hits: readonly SearchHit[] | null
  ref?: Ref<HTMLUListElement>
}

/** The cards of the matching machines. */
export const ResultList = memo(function ResultList({ cards, listed, engine, hits, ref }: ResultListProps) {
  const found = useMemo(() => new Map(hits?.map(hit => [hit.index, hit])), [hits])
  return (
    <CardGrid as="ul" className={`${CARD_COLUMNS} ${LIST_ITEMS} ${SKIPPED}`} data-part="product-list" ref={ref}>
      {listed.map(index => {
        const facts = cards[index]
        if (!facts) return null
        return (
          <ResultCard
            key={facts.slug}
            facts={facts}
            // By its place in the catalogue, not in the results, so that a keystroke does not change it.
            isEager={index === 0}
            hit={found.get(index)}
            engine={engine}
          />
        )
      })}
    </CardGrid>
  )
})

type ResultCardProps = {
  facts: CardFacts
  isEager: boolean
  heading?: 'h2' | 'h3'
  className?: string
  /** Stands above the card: the name of a family. */
  head?: ReactNode
  /** What the search has found in this machine; undefined without a search. */
  hit?: SearchHit | undefined
  engine?: SearchEngine | null
}

/** A machine's card with the matches of a search highlighted in its title, and the line of its texts that matches. */
export const ResultCard = memo(function ResultCard(props: ResultCardProps) {
  const { facts, isEager, heading = 'h2', className, head, hit, engine } = props
  const line = hit && engine ? engine.explain(hit) : []
  const title = hit && engine?.markTitle(facts.title, hit)
  return (
    <li className={className}>
      {head}
      <MachineCard facts={facts} heading={heading} isEager={isEager} markedTitle={title} foundIn={line} />
    </li>
  )
})
