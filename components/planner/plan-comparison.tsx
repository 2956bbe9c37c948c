import type { ReactNode } from 'react'
import type { CostSource } from '@/components/costs/cost-source'
import { Link } from '@/components/ui/link.client'
import { findFirstSubject } from '@/lib/trade/costs/cheapest-first'
import { type CostSubject, pickSubject } from '@/lib/trade/costs/day'
import { formatAlternative, formatCheapest, formatPackCost } from '@/lib/trade/costs/plan-figures'
import { NO_TYPED_COSTS } from '@/lib/trade/costs/typed-costs'
import type { Brief, Job } from '@/lib/trade/planner/job'
import { countOverruns, type Plan } from '@/lib/trade/planner/plan-job'
import type { PlannerData } from '@/lib/trade/planner/planner-data'
import { formatExcess, formatMetres, formatShare } from '@/lib/trade/planner/sentence'
import { fill } from '@/lib/words'
import { formatNumber, keepUnits } from '@/lib/words/format-number'

/** A plan of the comparison with its job (`brief`); `href` leads to its own answer, null if that is the current one. */
export type PlanColumn = { title: string; href: string | null; plan: Plan; brief: Brief }

type PlanComparisonProps = {
  columns: readonly PlanColumn[]
  words: Brief['words']
  /** The data for the costs, in the browser with the code that computes them; null if the site counts no costs. */
  costs: CostSource | null
}

/**
 * A row of the comparison: the name of a figure, and its value for each plan. `best`: the index of the one plan whose
 * value is less than that of all others; -1 if several share it, and for a figure of which less is not plainly better,
 * such as the size of the hall.
 */
type Row = { name: string; values: ReactNode[]; best: number }

/** The rows of the comparison. */
function listRows({ columns, words, costs }: PlanComparisonProps): Row[] {
  const { figures } = words
  /** A figure with the amount by which it exceeds what the buyer has. */
  const addExcess = (figure: string, amount: number, unit: string) =>
    amount > 0 ? fill(figures.over, { figure, excess: `${formatExcess(amount)} ${unit}` }) : figure
  const createRow = (
    name: string,
    format: (plan: Plan, brief: Brief) => ReactNode,
    key?: 'count' | 'people' | 'watts',
  ): Row => {
    return {
      name,
      values: columns.map(({ plan, brief }) => format(plan, brief)),
      best: key ? findLeast(columns.map(({ plan }) => plan[key])) : -1,
    }
  }
  return [
    createRow(figures.machines, ({ count }) => formatNumber(count), 'count'),
    createRow(figures.people, ({ people }) => formatNumber(people), 'people'),
    createRow(
      figures.load,
      ({ watts, overruns }) => addExcess(`${formatNumber(watts / 1000)} kW`, overruns.kw, 'kW'),
      'watts',
    ),
    createRow(figures.hall, ({ hall, overruns }) =>
      addExcess(`${formatMetres(hall.length)} × ${formatMetres(hall.width)} m`, overruns.hall, 'm'),
    ),
    createRow(figures.slowest, ({ bottleneck }) =>
      bottleneck
        ? fill(figures.busy, { step: bottleneck.step.name, share: formatShare(bottleneck.use) })
        : figures.none,
    ),
    ...(costs
      ? [
          createRow(nameCost(costs, words), (plan, brief) => (
            <PackCost subject={pickSubject(plan, brief)} source={costs} />
          )),
        ]
      : []),
  ]
}

/** The index of the number that is less than all others; -1 if several are the least. */
function findLeast(numbers: readonly number[]) {
  const first = numbers.indexOf(Math.min(...numbers))
  return first === numbers.lastIndexOf(numbers[first] ?? 0) ? first : -1
}

/** The name of the cost of a pack, which in the browser is that with the buyer's own figures. */
function nameCost({ LivePackCost }: CostSource, { figures }: Brief['words']) {
  return LivePackCost ? figures.cost : figures.ourCost
}

/**
 * The cost of a pack: from the site's default figures until the browser computes it with the buyer's own. `subject` is
 * the part of a plan that costs are counted from.
 */
export function PackCost({ subject, source }: { subject: CostSubject; source: CostSource }) {
  const { LivePackCost } = source
  // `source` is the planner's file of costs, as CostFile, and has the component beside that data.
  if (LivePackCost) return <LivePackCost subject={subject} file={source} />
  return <span>{formatPackCost(subject, source)}</span>
}

type AlternativeCostProps = { subject: CostSubject; job: Job; data: PlannerData; source: CostSource }

/** What a pack costs on the plan of a job with another machine, and on the plan of `subject`. */
export function AlternativeCost({ subject, job, data, source }: AlternativeCostProps) {
  const { LiveAlternative } = source
  if (LiveAlternative) return <LiveAlternative subject={subject} job={job} data={data} file={source} />
  const other = findFirstSubject(data, job, source)
  return other && <span>{formatAlternative(subject, other, source, NO_TYPED_COSTS)}</span>
}

/**
 * A sentence with the cheapest plan and what a pack costs with it. Only the plans that exceed the buyer's power and
 * hall least are candidates.
 */
function Cheapest({ columns, costs }: { columns: readonly PlanColumn[]; costs: CostSource }) {
  const least = Math.min(...columns.map(({ plan }) => countOverruns(plan)))
  const fitting = columns.filter(({ plan }) => countOverruns(plan) === least)
  const ways = fitting.map(({ title, plan, brief }) => {
    return { title: fitting.length > 1 ? title : null, subject: pickSubject(plan, brief) }
  })
  const words = columns[0]?.brief.words.sentence
  if (!words) return null
  const { LiveCheapest } = costs
  if (LiveCheapest) return <LiveCheapest ways={ways} file={costs} words={words} />
  return <span>{formatCheapest(ways, NO_TYPED_COSTS, costs, words)}</span>
}

/** Keeps the numbers of a text on one line with their units. */
function keepFigure(value: ReactNode) {
  return typeof value === 'string' ? keepUnits(value) : value
}

/**
 * Compares the plans of an answer with those of the other ways to make the packs, and says which is the cheapest. Bold is
 * only what one plan alone needs least of.
 */
export function PlanComparison(props: PlanComparisonProps) {
  const { columns, words, costs } = props
  return (
    <>
      <table className="mt-3 print:mt-2 w-full table-fixed border-collapse border-t border-ink text-small/[1.35] max-sm:text-caption/[1.35]">
        <caption className="mb-1 text-start text-h4 font-strong font-stretch-105%">{words.comparison}</caption>
        <thead>
          <tr>
            <td className="w-[28%] p-0" />
            {columns.map(({ title, href }) => (
              <th
                key={title}
                scope="col"
                className="py-1.5 ps-1 pe-0 text-start align-bottom font-strong wrap-break-word"
              >
                {href === null ? title : <Link href={href}>{title}</Link>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {listRows(props).map(({ name, values, best }) => (
            <tr key={name} className="hover:*:bg-plate">
              <th
                scope="row"
                className="border-t border-line px-0 py-1 text-start align-baseline font-normal text-ink-2 print:py-[2pt]"
              >
                {name}
              </th>
              {columns.map(({ title }, index) => (
                <td
                  key={title}
                  className={`fact-figure border-t border-line py-1 ps-1 pe-0 align-baseline max-sm:text-caption/[1.35] tabular-nums wrap-break-word print:py-[2pt] ${index === best ? 'font-strong' : 'font-normal'}`}
                >
                  {keepFigure(values[index])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {costs && (
        <p className="mt-1.5 max-w-[46em] text-small">
          <Cheapest columns={columns} costs={costs} />
        </p>
      )}
    </>
  )
}
