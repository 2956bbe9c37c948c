import { useEffect, useRef } from 'react'
import type { Brief } from '@/lib/trade/planner/job'
import type { NamedPlan } from '@/lib/trade/planner/plan-job'
import { formatHallNeed } from '@/lib/trade/planner/sentence'
import { capitalize } from '@/lib/trade/product/capital'
import { HallDrawing } from './hall-drawing'

type HallAtFieldProps = {
  /** A plan with all its names, such as 'fewest people' and 'least power'. */
  named: NamedPlan
  /** The job with the rules and words that its plan needs. */
  brief: Brief
}

/** A plan's hall below the form's fields for the buyer's hall, with the plan's names, and whether its line fits. */
export function HallAtField({ named: { plan, names }, brief }: HallAtFieldProps) {
  const { names: planNames, overruns, sentence } = brief.words
  const drawing = useRef<HTMLDivElement>(null)
  // Whether a line fits is only said if all its machines have a size.
  const areSizesKnown = plan.machines.every(({ machine }) => !machine.unknown.includes('size'))

  // The drawing appears while a side of the hall is typed. It is scrolled into view, and then the field, which matters
  // more.
  useEffect(() => {
    const { activeElement: field } = document
    if (field?.id !== 'plan-hall') return
    for (const part of [drawing.current, field]) part?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <div ref={drawing} className="mb-1 border border-line-2 bg-plate p-1">
      <HallDrawing plan={plan} brief={brief} />
      <p className="mt-1 text-small">
        <b className="block font-strong">{capitalize(names.map(name => planNames[name]).join(', '))}</b>
        {plan.overruns.hall > 0 ? (
          <span className="text-bad">{formatHallNeed(plan, overruns)}</span>
        ) : (
          areSizesKnown && <span>{sentence.fits.hall}</span>
        )}
      </p>
    </div>
  )
}
