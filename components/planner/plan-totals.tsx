import { CalculationLines } from '@/components/ui/disclosure'
import { Icon } from '@/components/ui/icon'
import { explainArea, explainCount, explainPeople, explainPower } from '@/lib/trade/planner/explain'
import type { Brief } from '@/lib/trade/planner/job'
import type { Plan } from '@/lib/trade/planner/plan-job'
import { formatNumber } from '@/lib/words/format-number'

/** The totals of a line. Each can be expanded to show its calculation. */
export function PlanTotals({ plan, words }: { plan: Plan; words: Brief['words'] }) {
  const { figures } = words
  return (
    <div className="grid grid-cols-2 gap-px border border-line-2 *:ring-1 *:ring-line-2 md:grid-cols-4 print:grid-cols-4">
      <Figure name={figures.machines} value={plan.count} lines={explainCount(plan, words)} />
      <Figure name={figures.people} value={plan.people} lines={explainPeople(plan, words)} />
      <Figure name={figures.load} value={plan.watts / 1000} unit="kW" lines={explainPower(plan, words)} />
      {/* `area` is in mm². */}
      <Figure name={figures.area} value={Math.round(plan.area / 1e6)} unit="m²" lines={explainArea(plan, words)} />
    </div>
  )
}

type FigureProps = { name: string; value: number; unit?: string; lines: readonly string[] }

/** A total, which opens to show its calculation in `lines`. */
function Figure({ name, value, unit, lines }: FigureProps) {
  return (
    <details className="group/figure bg-sheet open:col-span-full">
      <summary
        className="flex h-full cursor-pointer list-none items-end group-open/figure:h-auto justify-between gap-1 p-2 hover:bg-plate
          focus-visible:-outline-offset-3 print:p-[6pt] [&::-webkit-details-marker]:hidden"
      >
        <span>
          <span className="block text-caption text-ink-3">{name}</span>
          <span className="block text-figure/[1.1] font-strong font-stretch-78% tracking-[-.012em] whitespace-nowrap tabular-nums print:text-[14pt]">
            <span>{formatNumber(value)}</span>
            {unit && <span className="ms-0.75 text-[1rem] font-[500] font-stretch-100% tracking-normal">{unit}</span>}
          </span>
        </span>
        <Icon
          name="plus"
          className="size-2! text-ink-3 transition-transform duration-slow group-open/figure:rotate-45 motion-reduce:transition-none print:hidden"
        />
      </summary>
      <div className="px-2 pb-2">
        <CalculationLines lines={lines} />
      </div>
    </details>
  )
}
