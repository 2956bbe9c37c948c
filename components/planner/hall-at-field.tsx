import { useEffect, useRef } from 'react'
import type { Brief } from '@/lib/trade/planner/job'
import type { NamedPlan } from '@/lib/trade/planner/plan-job'
import { formatExcess } from '@/lib/trade/planner/sentence'
import { capitalize } from '@/lib/trade/product/capital'
import { fill } from '@/lib/words'
import { HallDrawing } from './hall-drawing'

type HallAtFieldProps = { named: NamedPlan; brief: Brief }

/** The hall plan below the fields for the buyer's hall: which plan it is of, and whether that fits. */
export function HallAtField({ named: { plan, names }, brief }: HallAtFieldProps) {
  const { names: ofPlans, overruns, sentence } = brief.words
  const drawing = useRef<HTMLDivElement>(null)
  const isKnown = plan.machines.every(({ machine }) => !machine.unknown.includes('size'))

  // It appears below the field that is typed in, which stays in view.
  useEffect(() => {
    const { activeElement: field } = document
    if (field?.id !== 'plan-hall') return
    for (const part of [drawing.current, field]) part?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <div ref={drawing} className="col-span-full min-w-0 border border-line-2 bg-plate p-1">
      <HallDrawing plan={plan} brief={brief} />
      <p className="mt-1 text-small">
        <b className="block font-strong">{capitalize(names.map(name => ofPlans[name]).join(', '))}</b>
        {plan.overruns.hall > 0 ? (
          <span className="text-bad">{fill(overruns.hall, { excess: formatExcess(plan.overruns.hall) })}</span>
        ) : (
          isKnown && <span>{sentence.fits.hall}</span>
        )}
      </p>
    </div>
  )
}
