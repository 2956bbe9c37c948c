import { TypedField } from '@/components/ui/typed-field'
import type { CostInput } from '@/lib/content/line/cost-files'
import { formatFigures, listFolded } from '@/lib/costs/cost-fields'
import type { CostDay, CostSubject } from '@/lib/costs/day'
import { compareLabour, countCosts, formatPackRupees } from '@/lib/costs/plan-figures'
import type { TypedCosts } from '@/lib/costs/typed-costs'
import { formatRupees } from '@/lib/format-number'
import type { CostFile } from '@/lib/planner/planner-file'
import { fill } from '@/lib/words'
import { CostFigures } from './cost-figures'
import { Payback } from './payback'

type LiveCosts = { subject: CostSubject; plan: string; typed: TypedCosts; file: CostFile }

/** The parts of a plan's costs that change with what the buyer typed. */
export function renderCosts({ subject, plan, typed, file }: LiveCosts) {
  const { words } = file
  const { day, costs, notes } = countCosts(subject, typed, file)
  return {
    notes,
    status: fill(words.status, { pack: formatPackRupees(costs.running.day.div(day.packs)) }),
    costs: <CostFigures day={day} costs={costs} words={words} />,
    labour: <LabourWays day={day} words={words} plan={plan} />,
    payback: costs.business && <Payback day={day} costs={costs} business={costs.business} words={words} />,
    renderGroup: (group: string) => (
      <div className="grid items-end gap-x-gutter gap-y-1.5 py-1 sm:grid-cols-2 md:grid-cols-3">
        {listFolded(file, group as CostInput['group']).map(field => (
          <div key={field.id} className="min-w-0">
            <TypedField
              {...field}
              id={`${plan}-${field.id}`}
              name={field.id}
              text={typed[field.id] ?? field.standard}
              error={notes.find(({ key }) => key === field.id)?.text}
            />
          </div>
        ))}
      </div>
    ),
    /** What an enquiry says of it; null where nothing is typed. */
    enquiry: formatFigures(typed, subject, file),
  }
}

/** Three ways to count labour, with what each costs. */
function LabourWays({ day, words, plan }: { day: CostDay; words: CostFile['words']; plan: string }) {
  const { labour, choices } = words
  return (
    <fieldset className="mt-2 min-w-0">
      <legend className="px-0 font-strong">{labour.title}</legend>
      <table className="mt-0.5 w-full border-collapse text-small/[1.35]">
        <thead className="sr-only">
          <tr>
            <th scope="col">{labour.title}</th>
            <th scope="col">{labour.thousand}</th>
          </tr>
        </thead>
        <tbody>
          {compareLabour(day).map(({ way, thousand }) => (
            <tr key={way} className="hover:*:bg-plate">
              <th scope="row" className="border-t border-line p-0 text-start font-normal">
                <label className="flex min-h-touch cursor-pointer items-center gap-1.25">
                  <input
                    id={`${plan}-labour-${way}`}
                    type="radio"
                    name="labour"
                    value={way}
                    className="size-2.5 flex-none accent-ink"
                    defaultChecked={day.answers.values.labour === way}
                  />
                  <span>{choices[way]}</span>
                </label>
              </th>
              <td className="border-t border-line p-0 text-end font-strong whitespace-nowrap tabular-nums">
                <span>{formatRupees(thousand)}</span>{' '}
                <span className="font-normal text-ink-3 max-sm:hidden">{labour.thousand}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </fieldset>
  )
}
