import type { ReactNode } from 'react'
import { Notice } from '@/components/ui/notice'
import { formatNumber, formatSides } from '@/lib/format-number'
import { explainBlank, explainUps } from '@/lib/planner/explain'
import type { Brief, Job } from '@/lib/planner/job'
import { formatMachineNote } from '@/lib/planner/page/machine-note'
import type { Plan } from '@/lib/planner/plan-job'
import { formatMetres, formatOverrun } from '@/lib/planner/sentence'
import type { Variant } from '@/lib/planner/variants'
import { CalculationLines, Disclosure } from './disclosure'
import { HallDrawing } from './hall-drawing'
import { PlanFigures } from './plan-figures'
import { PlanWays } from './plan-ways.client'
import { RouteSteps } from './route-steps'
import { SheetDrawing } from './sheet-drawing'

type PlanPanelProps = {
  variant: Variant
  /** Null if a step has no machine. */
  plan: Plan | null
  brief: Brief
  /** Absolute URL of the plan. */
  url: string
}

/** A plan in full: totals, route, sheet and hall. */
export function PlanPanel({ variant, plan, brief, url }: PlanPanelProps) {
  const { sheet, layout, shape } = variant
  return (
    <div className="grid grid-cols-1 gap-5 print:gap-2">
      {plan && <PlanFigures plan={plan} />}
      {plan && <Overruns plan={plan} brief={brief} />}
      <PlanWays
        title={`Line plan: ${brief.style.name}`}
        machines={plan ? listMachines(plan, brief.job) : []}
        url={url}
      />
      <section>
        <PartTitle note={variant.route.name}>Route</PartTitle>
        <RouteSteps variant={variant} plan={plan} brief={brief} />
      </section>
      <div className="grid grid-cols-1 gap-5 tablet:grid-cols-2 tablet:gap-x-gutter print:grid-cols-2 print:gap-2">
        <Part
          title={sheet && layout.ups > 0 ? `${formatNumber(layout.ups)} up on the sheet` : 'The blank'}
          note={formatSides(sheet ?? shape.piece)}
          lines={[...explainBlank(variant, brief), ...explainUps(variant, brief)]}
        >
          <SheetDrawing variant={variant} brief={brief} />
        </Part>
        {plan && (
          <Part
            title="Hall plan"
            note={`${formatMetres(plan.hall.length)} × ${formatMetres(plan.hall.width)} m with aisles`}
            lines={[
              `Rows in the order of the route, with its numbers; an aisle of ${formatNumber(brief.assume('aisle'))} m around every machine`,
              'Stacks, pallets and doors are not drawn.',
            ]}
          >
            <HallDrawing plan={plan} job={brief.job} />
          </Part>
        )}
      </div>
    </div>
  )
}

/** The machines of a plan in the form of the enquiry list. */
function listMachines(plan: Plan, job: Job) {
  return plan.machines.map(used => ({
    slug: used.machine.slug,
    title: used.machine.title,
    process: '',
    quantity: used.count,
    note: formatMachineNote(plan, used, job),
  }))
}

function PartTitle({ note, children }: { note: string; children: ReactNode }) {
  return (
    <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-2">
      <h2 className="text-h3">{children}</h2>
      <span className="text-small text-ink-2 tabular-nums">{note}</span>
    </div>
  )
}

type PartProps = { title: string; note: string; lines: readonly string[]; children: ReactNode }

/** A drawing with its title and calculation. */
function Part({ title, note, lines, children }: PartProps) {
  return (
    <section className="min-w-0 print:break-inside-avoid">
      <PartTitle note={note}>{title}</PartTitle>
      <div className="border border-line-2 bg-plate p-2">{children}</div>
      <Disclosure summary="How this comes about">
        <CalculationLines lines={lines} />
      </Disclosure>
    </section>
  )
}

/** By how much the line exceeds the buyer's hall and power. */
function Overruns({ plan: { overruns, watts }, brief }: { plan: Plan; brief: Brief }) {
  if (overruns.kw === 0 && overruns.hall === 0) return null
  return (
    <Notice tone="bad" className="block!">
      {overruns.kw > 0 && (
        <p>
          Connects {formatNumber(watts / 1000)} kW: {formatOverrun(overruns.kw, 'kW')} more than your{' '}
          {formatNumber(brief.number('kw'))} kW.
        </p>
      )}
      {overruns.hall > 0 && <p>Your hall is {formatOverrun(overruns.hall, 'm')} too small, aisles included.</p>}
    </Notice>
  )
}
