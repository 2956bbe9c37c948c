'use client'

import { type ComponentProps, memo } from 'react'
import { CELL_SIZES } from '@/components/catalogue/cell-sizes'
import { MachineCell } from '@/components/catalogue/machine-cell'
import type { SearchEngine, SearchHit } from '@/lib/catalogue/search-engine'
import { FoundLine } from './found-line'

const Cell = memo(MachineCell)

type FoundCardProps = Pick<ComponentProps<typeof MachineCell>, 'facts' | 'isEager'> & {
  isShown?: boolean
  hit: SearchHit | undefined
  engine: SearchEngine | null
}

/** A card of the list with the line that says why it was found; what stays as it is in it is not drawn again. */
export const FoundCard = memo(function FoundCard({ facts, isEager, isShown = true, hit, engine }: FoundCardProps) {
  return (
    <li hidden={!isShown}>
      <Cell facts={facts} sizes={CELL_SIZES} heading="h2" isEager={isEager} />
      <FoundLine pieces={(hit && engine?.explain(hit)) ?? []} />
    </li>
  )
})
