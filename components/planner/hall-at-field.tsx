import { useEffect, useRef } from 'react'
import type { CostSource } from '@/components/costs/cost-source'
import { pickSubject } from '@/lib/trade/costs/day'
import { formatRoom } from '@/lib/trade/costs/plan-figures'
import type { Brief } from '@/lib/trade/planner/job'
import type { NamedPlan } from '@/lib/trade/planner/plan-job'
import { formatHallNeed, isInHall } from '@/lib/trade/planner/sentence'
import { capitalize } from '@/lib/trade/product/capital'
import { HallDrawing } from './hall-drawing'
import { CostSentence } from './plan-panel'

type HallAtFieldProps = {
  /** A plan with all its names, such as 'fewest people' and 'least power'. */
  named: NamedPlan
  /** The job with the rules and words that its plan needs. */
  brief: Brief
  /** Null if the site counts no costs, and so no stores. */
  costs: CostSource | null
}

/** A plan's hall below the form's fields for the buyer's hall, with the plan's names, and whether its line fits. */
export function HallAtField({ named: { plan, names }, brief, costs }: HallAtFieldProps) {
  const { names: planNames, overruns, sentence } = brief.words
  const drawing = useRef<HTMLDivElement>(null)
  const fit = costs ? (
    <CostSentence subject={pickSubject(plan, brief)} costs={costs} format={formatRoom} />
  ) : (
    <span>{sentence.fits.hall}</span>
  )

  // The drawing appears while a side of the hall is typed. It is scrolled into view, and then the field, which matters
  // more.
  useEffect(() => {
    const { activeElement: field } = document
    if (field?.id !== 'plan-hall') return
    for (const part of [drawing.current, field]) part?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <div ref={drawing} className="mb-1 border border-line-2 bg-plate p-1">
      <HallDrawing plan={plan} brief={brief} isInColumn />
      <p className="mt-1 text-small">
        <b className="block font-strong">{capitalize(names.map(name => planNames[name]).join(', '))}</b>
        {plan.overruns.hall > 0 ? (
          <span className="text-bad">{formatHallNeed(plan, overruns)}</span>
        ) : (
          isInHall(plan, brief.job) && fit
        )}
      </p>
    </div>
  )
}
