import { useState } from 'react'
import { RuledButton } from '@/components/ui/ruled-link'
import type { CostFile } from '@/lib/trade/costs/cost-inputs'
import { NO_TYPED_COSTS, type TypedCosts } from '@/lib/trade/costs/typed-costs'

type ClearTypedProps = {
  /** Everything that the buyer has typed, for all plans and the report. */
  typed: TypedCosts
  words: CostFile['words']['form']
  onChange: (typed: TypedCosts) => void
}

/** A button that clears everything typed. Until something else is typed, the next press restores what was cleared. */
export function ClearTyped({ typed, words, onChange }: ClearTypedProps) {
  const [cleared, setCleared] = useState(NO_TYPED_COSTS)
  const isCleared = Object.keys(typed).length === 0 && Object.keys(cleared).length > 0

  function handleClick() {
    setCleared(typed)
    onChange(isCleared ? cleared : NO_TYPED_COSTS)
  }

  return <RuledButton onClick={handleClick}>{isCleared ? words.restore : words.clear}</RuledButton>
}
