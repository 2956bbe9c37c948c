import type { CostFile } from '@/lib/trade/costs/cost-inputs'
import type { PlanCosts } from '@/lib/trade/costs/cost-plan'
import type { CostDay } from '@/lib/trade/costs/day'
import { formatStatus } from '@/lib/trade/costs/plan-figures'
import './cost-status.css'

type CostStatusProps = {
  /** A working day of the plan, with the buyer's answers that its costs are counted with. */
  day: CostDay
  /** What that day costs. */
  costs: PlanCosts
  words: CostFile['words']
}

/**
 * A line with the results, which stays in view above the fields that change them: at the top, because a phone's
 * keyboard covers the bottom. Only the cost of a pack is announced; the tables have the rest.
 */
export function CostStatus({ day, costs, words }: CostStatusProps) {
  const [pack, ...others] = formatStatus(day, costs, words)
  return (
    <p
      className="border-b border-line bg-sheet py-0.75 text-small/[1.35] font-strong tabular-nums print:hidden"
      data-part="cost-status"
    >
      <output aria-label={words.form.title}>{pack}</output>
      {others.map(text => (
        <span key={text}>{` · ${text}`}</span>
      ))}
    </p>
  )
}
