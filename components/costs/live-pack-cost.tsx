import { useMemo } from 'react'
import { useStored } from '@/lib/browser/store'
import { typedCosts } from '@/lib/costs/typed-costs-store'
import type { CostFile } from '@/lib/trade/costs/cost-inputs'
import type { CostDay, CostSubject } from '@/lib/trade/costs/day'
import {
  computePackCost,
  countCosts,
  formatCheapest,
  formatPackRupees,
  formatStatus,
} from '@/lib/trade/costs/plan-figures'
import { pickTyped } from '@/lib/trade/costs/typed-costs'
import type { PlannerData } from '@/lib/trade/planner/planner-data'

/** What a pack costs with the buyer's own figures, and when the line pays back once its prices are typed. */
export function LivePackCost({ subject, file }: { subject: CostSubject; file: CostFile }) {
  const allTyped = useStored(typedCosts)
  const [cost, ...others] = useMemo(() => {
    const counted = countCosts(subject, pickTyped(allTyped, subject.style.id), file)
    // The first text is the cost of a pack in a sentence of its own.
    const [, ...afterPackCost] = formatStatus(counted.day, counted.costs, file.words)
    return [formatPackRupees(computePackCost(counted)), ...afterPackCost]
  }, [allTyped, subject, file])
  return (
    <>
      <span>{cost}</span>
      {others.map(text => (
        <span key={text} className="block">
          {text}
        </span>
      ))}
    </>
  )
}

type CheapestProps = {
  /** The plans to choose from; `title` is null for the only one. */
  ways: readonly { title: string | null; subject: CostSubject }[]
  file: CostFile
  words: PlannerData['planWords']['sentence']
}

/** What a pack costs in a sentence, with the buyer's own figures; of several ways to make it, that of the cheapest. */
export function LiveCheapest({ ways, file, words }: CheapestProps) {
  const allTyped = useStored(typedCosts)
  const text = useMemo(() => {
    // All ways make a pack of one style.
    return formatCheapest(ways, pickTyped(allTyped, ways[0]?.subject.style.id ?? ''), file, words)
  }, [ways, allTyped, file, words])
  return <span>{text}</span>
}

/** A sentence that follows from a day and the words of the costs; null if there is nothing to say. */
export type FormatDay = (day: CostDay, words: CostFile['words']) => string | null

/** A sentence on a plan that depends on its costs' figures, with the buyer's own. */
export function LiveSentence({ subject, file, format }: { subject: CostSubject; file: CostFile; format: FormatDay }) {
  const allTyped = useStored(typedCosts)
  const text = useMemo(() => {
    return format(countCosts(subject, pickTyped(allTyped, subject.style.id), file).day, file.words)
  }, [allTyped, subject, file, format])
  return text && <span>{text}</span>
}
