import { formatNumber } from '@/lib/format-number'
import type { NamedPlan } from '@/lib/planner/page/plan-groups'
import { formatMetres, formatOverrun, formatShare } from '@/lib/planner/sentence'
import { capitalize } from '@/lib/product/capital'

/** Rows of the comparison. */
const ROWS: readonly [string, (named: NamedPlan) => string][] = [
  ['Machines', ({ plan }) => formatNumber(plan.count)],
  ['People', ({ plan }) => formatNumber(plan.people)],
  ['Connected load', ({ plan }) => `${formatNumber(plan.watts / 1000)} kW${formatOver(plan.overruns.kw, 'kW')}`],
  ['Floor under machines', ({ plan }) => `${formatNumber(Math.round(plan.area / 1e6))} m²`],
  [
    'Hall with aisles',
    ({ plan: { hall, overruns } }) =>
      `${formatMetres(hall.length)} × ${formatMetres(hall.width)} m${formatOver(overruns.hall, 'm')}`,
  ],
  ['Slowest step', ({ plan: { bottleneck } }) => formatSlowest(bottleneck)],
]

/** What follows a figure that exceeds what the buyer has; empty if it does not. */
function formatOver(amount: number, unit: string) {
  return amount > 0 ? `, ${formatOverrun(amount, unit)} over` : ''
}

function formatSlowest(bottleneck: NamedPlan['plan']['bottleneck']) {
  return bottleneck ? `${bottleneck.step.name}, ${formatShare(bottleneck.use)}` : 'None'
}

/** Joins the names of a plan, such as 'Fewest people, fewest machines'. */
export function formatPlanNames(names: readonly string[]): string {
  return capitalize(names.join(', '))
}

type PlanComparisonProps = { plans: readonly NamedPlan[] }

/** The plans side by side, if they differ. */
export function PlanComparison({ plans }: PlanComparisonProps) {
  return (
    <table className="w-full table-fixed border-collapse border-t border-ink text-small/[1.35]">
      <caption className="sr-only">The plans beside one another</caption>
      <thead>
        <tr>
          <td className="w-[28%] p-0" />
          {plans.map(({ names }) => (
            <th
              key={names[0]}
              scope="col"
              className="py-1.5 ps-1 pe-0 text-start align-bottom font-strong wrap-break-word"
            >
              {formatPlanNames(names)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([name, format]) => (
          <tr key={name} className="hover:*:bg-plate">
            <th
              scope="row"
              className="border-t border-line px-0 py-1.25 text-start align-baseline font-normal text-ink-2"
            >
              {name}
            </th>
            {plans.map(named => (
              <td
                key={named.names[0]}
                className="border-t border-line py-1.25 ps-1 pe-0 align-baseline font-strong tabular-nums wrap-break-word"
              >
                {format(named)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
