import { memo } from 'react'
import type { CardFacts } from '@/lib/listing/card-facts'
import type { SearchHit } from '@/lib/search/rank-machines'
import type { SearchEngine } from '@/lib/search/search-engine'
import { CARD_SIZES } from './card-sizes'
import { MachineCard } from './machine-card'

type ResultCardProps = {
  facts: CardFacts
  isEager: boolean
  /** The search hit; undefined without a search. */
  hit: SearchHit | undefined
  engine: SearchEngine | null
}

/** A machine's card with the matches of a search highlighted in its title, and the line of its texts that matches. */
export const ResultCard = memo(function ResultCard({ facts, isEager, hit, engine }: ResultCardProps) {
  const line = hit && engine ? engine.explain(hit) : []
  const title = hit && engine?.markTitle(facts.title, hit)
  return (
    <li>
      <MachineCard facts={facts} sizes={CARD_SIZES} heading="h2" isEager={isEager} markedTitle={title} foundIn={line} />
    </li>
  )
})
