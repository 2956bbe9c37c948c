import type { CostFile } from '@/lib/trade/costs/cost-inputs'
import type { CostDay } from '@/lib/trade/costs/day'
import { compareLabour } from '@/lib/trade/costs/plan-figures'
import { formatRupees } from '@/lib/words/format-number'

/**
 * A choice of three ways to count labour, each with what it costs per 1,000 packs: whole shifts with a crew at every
 * machine, one crew that moves from machine to machine, or only the hours that machines run.
 */
export function LabourWays({ day, words: { labour, choices } }: { day: CostDay; words: CostFile['words'] }) {
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
            <tr key={way} className="border-t border-line text-end whitespace-nowrap tabular-nums hover:*:bg-plate">
              <th scope="row" className="text-start font-normal whitespace-normal">
                <label className="flex min-h-touch cursor-pointer items-center gap-1.25">
                  <input
                    type="radio"
                    name="labour"
                    value={way}
                    className="size-2.75 flex-none accent-ink"
                    defaultChecked={day.answers.values.labour === way}
                  />
                  <span>{choices[way]}</span>
                </label>
              </th>
              <td className="font-strong">
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
