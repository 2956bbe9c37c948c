import type { ReactNode } from 'react'
import type { CostSource } from '@/components/costs/cost-source'
import type { FormatDay } from '@/components/costs/live-pack-cost'
import { PlanCostSection } from '@/components/costs/plan-cost-section'
import { CalculationLines, Disclosure } from '@/components/ui/disclosure'
import { Notice } from '@/components/ui/notice'
import type { PlannerFile } from '@/lib/planner/planner-file'
import { type CostSubject, pickSubject } from '@/lib/trade/costs/day'
import { countCosts, formatFloor, formatPackCost } from '@/lib/trade/costs/plan-figures'
import { formatSteam } from '@/lib/trade/costs/steam'
import { NO_TYPED_COSTS } from '@/lib/trade/costs/typed-costs'
import { explainArea, explainBlank, explainPeople, explainPower, explainUps } from '@/lib/trade/planner/explain'
import type { Brief, Job } from '@/lib/trade/planner/job'
import { countMovingCrew } from '@/lib/trade/planner/packers'
import { createPlanCard } from '@/lib/trade/planner/plan-card'
import type { Plan } from '@/lib/trade/planner/plan-job'
import type { PlannerData } from '@/lib/trade/planner/planner-data'
import {
  formatMachineNote,
  formatMetres,
  formatOverruns,
  formatPlanSize,
  formatPosts,
  formatServices,
  formatShare,
  formatUnstatedAir,
} from '@/lib/trade/planner/sentence'
import type { Variant } from '@/lib/trade/planner/variants'
import { findYield, formatYield } from '@/lib/trade/planner/yield'
import { fill } from '@/lib/words'
import { formatNumber, keepUnits } from '@/lib/words/format-number'
import { BELOW_COLUMN } from './column'
import { SheetDrawing } from './drawings'
import { HallAtWork } from './hall-drawing'
import { MachineRow, MOST_ACROSS } from './machine-row'
import { AlternativeCost, PackCost } from './plan-comparison'
import { PlanFigures, type ShownFigure } from './plan-figures'
import { PlanWays, QuoteLink } from './plan-ways.client'
import { RouteSteps } from './route-steps'

export type PlanPanelProps = {
  /** The route, the sheet and the steps by which the pack is made. */
  variant: Variant
  /** The machines for the steps; null if a step has no machine. */
  plan: Plan | null
  /** The job, with everything that content adds to it. */
  brief: Brief
  /** What the job with another machine is planned with. */
  data: PlannerData
  /** The version of each machine's picture, by slug. */
  pictures: PlannerFile['pictures']
  /** Absolute URL of the plan. */
  url: string
  /** Null if the site counts no costs. */
  costs: CostSource | null
  /** A link to the plan as a file, if there is one. */
  download?: ReactNode
  /** Whether the drawing of its sheet is below the facts beside the answer, which is as high as they are. */
  isSheetBelow: boolean
  /** What follows its machines: other plans, to compare. */
  children?: ReactNode
}

/** A plan in full: totals, ways to use it, machines, its sheet, which answers the fields beside it, hall, route, costs. */
export function PlanPanel({
  variant,
  plan,
  brief,
  data,
  pictures,
  url,
  costs,
  download,
  isSheetBelow,
  children,
}: PlanPanelProps) {
  const { route } = variant
  const { ways, route: routeWords, drawings, explain } = brief.words
  const needed = plan ? [...formatServices(plan, brief.words), ...formatUnstatedAir(plan, brief.words)] : []
  // A sentence on where the buyer changes what services such as steam cost.
  const change = costs && fill(costs.words.form.services, { group: costs.words.groups.running })
  const materialYield = plan && findYield(plan, brief)
  const subject = plan && pickSubject(plan, brief)
  const costOf =
    subject && costs ? (job: Job) => <AlternativeCost subject={subject} job={job} data={data} source={costs} /> : null
  // Many machines beside the facts of a ready plan are as high as they are.
  const areOthersBelow = isSheetBelow && plan !== null && plan.machines.length > MOST_ACROSS
  const enquiry = {
    plan: plan?.name ?? '',
    title: fill(ways.title, { style: brief.style.name }),
    machines: plan ? listMachines(plan, brief) : [],
    url,
  }
  return (
    // `flow-root`: each part stands beside the floating column as a whole, or below it (column.ts).
    <div className="*:flow-root [&>*+*]:mt-5 print:[&>*+*]:mt-2">
      <div>
        {plan && <Overruns plan={plan} brief={brief} />}
        {plan && (
          <div className="mb-2">
            <PlanFigures figures={listTotals(plan, brief, costs)} />
          </div>
        )}
        <PlanWays
          {...enquiry}
          size={plan && formatPlanSize(plan, brief.words)}
          card={
            plan &&
            createPlanCard(plan, brief, {
              ...enquiry,
              cost: costs && formatPackCost(pickSubject(plan, brief), costs),
            })
          }
          words={ways}
          download={download}
        >
          {plan && (
            <Disclosure summary={explain.title}>
              <CalculationLines lines={listCalculations(plan, brief)} />
            </Disclosure>
          )}
        </PlanWays>
        {plan && (
          <div className="mt-2">
            <MachineRow plan={plan} isFollowed isBeside />
          </div>
        )}
        <p className="mt-2 max-w-[46em] text-small text-ink-2 max-sm:text-caption/[1.35]">
          {plan && <People plan={plan} brief={brief} />}
          <span>{brief.words.estimate}</span>
        </p>
        {!areOthersBelow && children}
      </div>
      {areOthersBelow && <div className="lg:clear-both">{children}</div>}
      <Part className={isSheetBelow ? 'lg:clear-both' : ''} title={formatSheetTitle(variant, brief.words)}>
        {/* What explains the drawing stands beside it where both have their basis, else it wraps below it. */}
        <div className="flex flex-wrap gap-x-3 gap-y-2">
          <div className="flex-[2_1_420px]">
            <SheetDrawing variant={variant} brief={brief} hasSizes />
          </div>
          <div className="flex-[1_1_210px]">
            {materialYield && (
              <p className="max-w-[46em] text-small">{keepUnits(formatYield(materialYield, variant, brief.words))}</p>
            )}
            <Disclosure summary={explain.title}>
              <CalculationLines lines={[...explainBlank(variant, brief), ...explainUps(variant, brief)]} />
            </Disclosure>
          </div>
        </div>
      </Part>
      {plan && (
        <Part className={download ? BELOW_COLUMN : ''} title={drawings.hall}>
          <HallAtWork plan={plan} brief={brief}>
            {subject && costs && (
              <p className="mt-1">
                <CostSentence subject={subject} costs={costs} format={formatFloor} />
              </p>
            )}
            <Disclosure summary={explain.title}>
              <CalculationLines
                lines={[fill(explain.hall, { aisle: brief.assume('aisle') }), explain.notDrawn, explain.atWork]}
              />
            </Disclosure>
          </HallAtWork>
        </Part>
      )}
      <section className={BELOW_COLUMN}>
        <PartTitle title={routeWords.title} note={route.name} />
        <RouteSteps variant={variant} plan={plan} brief={brief} pictures={pictures} costOf={costOf} />
        {plan && needed.length > 0 && (
          <p className="mt-1 max-w-[46em] text-small text-ink-2 max-sm:text-caption/[1.35]">
            <span>{`${needed.join(' ')} `}</span>
            {costs && <CostSentence subject={pickSubject(plan, brief)} costs={costs} format={formatSteam} />}
            <span>{` ${change ?? ''}`}</span>
          </p>
        )}
      </section>
      {plan && costs && (
        <PlanCostSection
          plan={plan}
          brief={brief}
          source={costs}
          quote={<QuoteLink {...enquiry}>{costs.words.quote}</QuoteLink>}
        />
      )}
    </div>
  )
}

type CostSentenceProps = { subject: CostSubject; costs: CostSource; format: FormatDay }

/** A sentence that follows from the figures of the costs: in the browser the buyer's own, on the server the site's. */
export function CostSentence({ subject, costs, format }: CostSentenceProps) {
  const { LiveSentence } = costs
  if (LiveSentence) return <LiveSentence subject={subject} file={costs} format={format} />
  return <span>{format(countCosts(subject, NO_TYPED_COSTS, costs).day, costs.words)}</span>
}

/** The title of the sheet's drawing: its number of packs, and that of the drawn layout if the buyer stated another. */
function formatSheetTitle({ sheet, ups, fits, layout }: Variant, { drawings }: Brief['words']) {
  // A pack from a web has no sheet, and one that is too large for its sheet has no number of packs to name.
  if (!sheet || !fits) return drawings.blank
  return ups === layout.ups ? fill(drawings.sheet, { ups }) : fill(drawings.ownSheet, { ups, laid: layout.ups })
}

/** The machines of a plan in the form of the enquiry list. */
function listMachines(plan: Plan, { job, words }: Brief) {
  return plan.machines.map(used => ({
    slug: used.machine.slug,
    title: used.machine.title,
    // The type of a list's entry has a process, which the comparison list shows and the enquiry does not.
    process: '',
    quantity: used.count,
    note: formatMachineNote(plan, used, job, words),
  }))
}

/** The heading of a part of the plan, with a short text at the end of its line. */
function PartTitle({ title, note }: { title: string; note?: string }) {
  return (
    <div className="mb-1.5 flex flex-wrap items-baseline justify-between gap-x-2">
      <h2 className="text-h3">{title}</h2>
      {note && <span className="text-small text-ink-2 tabular-nums">{note}</span>}
    </div>
  )
}

type PartProps = { className?: string; title: string; children: ReactNode }

/** A drawing with its title, and what explains it. */
function Part({ className = '', title, children }: PartProps) {
  return (
    <section className={`print:break-inside-avoid ${className}`}>
      <PartTitle title={title} />
      <div className="border border-line-2 bg-plate p-2">{children}</div>
    </section>
  )
}

/**
 * How many people the line needs in all shifts, how many at once if its crews move, where that is fewer than there are
 * places, and who is not among them.
 */
function People({ plan, brief }: { plan: Plan; brief: Brief }) {
  const { words } = brief
  const moving = countMovingCrew(plan.machines, brief)
  const shifts = brief.number('shifts')
  const sentences = [
    ...(shifts > 1 ? [fill(words.figures.roll, { people: plan.people, all: plan.people * shifts, shifts })] : []),
    ...(moving < plan.people ? [fill(words.figures.moving, { places: plan.people, people: moving })] : []),
    formatPosts(plan, words),
  ]
  return <span>{`${sentences.join(' ')} `}</span>
}

/** By how much the line exceeds the buyer's hall and power. */
function Overruns({ plan, brief: { job, words } }: { plan: Plan; brief: Brief }) {
  const sentences = formatOverruns(plan, job, words)
  if (sentences.length === 0) return null
  return (
    <Notice tone="bad" className="mb-2 block!">
      {sentences.map(sentence => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  )
}

/** The totals of a line, which a plant head reads first: what it consists of, the hall that it needs, and its costs. */
function listTotals(plan: Plan, brief: Brief, costs: CostSource | null): ShownFigure[] {
  const { count, people, watts, hall } = plan
  const { figures } = brief.words
  return [
    [figures.machines, formatNumber(count)],
    [figures.people, formatNumber(people)],
    [figures.load, formatNumber(watts / 1000), 'kW'],
    [figures.hall, `${formatMetres(hall.length)} × ${formatMetres(hall.width)}`, 'm'],
    ...(costs
      ? [
          [
            figures.packCost,
            <PackCost key="cost" subject={pickSubject(plan, brief)} source={costs} />,
          ] satisfies ShownFigure,
        ]
      : []),
  ]
}

/** The calculations of all totals of a line, after the shares of speeds and shifts that they are counted with. */
function listCalculations(plan: Plan, { words, assume }: Brief) {
  const speeds = fill(words.explain.speeds, {
    automatic: formatShare(assume('share-automatic')),
    semiAutomatic: formatShare(assume('share-semi-automatic')),
    handFed: formatShare(assume('share-hand-fed')),
    shift: formatShare(assume('shift-share')),
  })
  return [speeds, ...[explainPeople, explainPower, explainArea].flatMap(explain => explain(plan, words))]
}
