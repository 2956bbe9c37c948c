import type { PlanCosts } from '@/lib/costs/cost-plan'
import type { CostDay } from '@/lib/costs/day'
import { type CostRow, computeWeight, formatLead, listRows } from '@/lib/costs/plan-figures'
import { listWarnings } from '@/lib/costs/warnings'
import { formatDecimal, formatNumber, formatRupees } from '@/lib/format-number'
import type { CostFile } from '@/lib/planner/planner-file'
import { formatShare } from '@/lib/planner/sentence'
import { fill } from '@/lib/words'

type CostWords = CostFile['words']

type CostFiguresProps = { day: CostDay; costs: PlanCosts; words: CostWords }

/** What a pack costs: a sentence, a bar, and a table by item. */
export function CostFigures({ day, costs, words }: CostFiguresProps) {
  const rows = listRows(day, costs)
  const ordered = [...rows.filter(({ isFixed }) => !isFixed), ...rows.filter(({ isFixed }) => isFixed)]
  const weight = computeWeight(day, costs)
  const { basis, basisWithTax, warnings } = words
  const notes = listWarnings(costs, day, warnings).filter(({ id }) => id !== 'loss' && id !== 'moratorium')
  return (
    <div className="min-w-0">
      <h2 className="text-h3/[1.25] text-pretty tabular-nums">{formatLead(day, costs, rows, words)}</h2>
      <p className="mt-1 max-w-[46em] text-small text-ink-2">
        {weight && (
          <span className="text-ink tabular-nums">
            {fill(words.weight, { price: formatRupees(weight.perKg, 2), grams: formatGrams(weight.grams.toNumber()) })}
          </span>
        )}{' '}
        {notes.map(({ id, text }) => (
          <span key={id} className={id === 'withoutMachines' ? 'text-ink' : 'font-strong text-bad'}>{`${text} `}</span>
        ))}
        <span>{day.answers.values['gst-credit'] === 'no' ? basisWithTax : basis}</span>
      </p>
      <CostBar rows={ordered} />
      <CostTable rows={ordered} day={day} costs={costs} words={words} />
    </div>
  )
}

/** Grams of a pack: those of a carton with one decimal. */
function formatGrams(grams: number) {
  return formatNumber(grams < 100 ? Math.round(grams * 10) / 10 : Math.round(grams))
}

/** The least share of the bar in per cent that has room for a number. */
const LEAST_NUMBERED = 4

/**
 * The items as a bar, with the numbers of the table: dark what grows with the packs, light what is spent anyway.
 * Decorative: the table says the same. Percentages of the drawing leave its letters undistorted.
 */
function CostBar({ rows }: { rows: readonly CostRow[] }) {
  const total = rows.reduce((sum, { share }) => sum + Math.max(share, 0), 0)
  let end = 0
  return (
    <svg className="mt-2 h-4.5 w-full print:h-2.5 print:[print-color-adjust:exact]" aria-hidden="true">
      {rows.map(({ item, isFixed, share }, index) => {
        const width = (Math.max(share, 0) / total) * 100
        end += width
        return (
          <g key={item}>
            <rect
              className={`stroke-paper stroke-2 ${isFixed ? 'fill-on-blue-2' : 'fill-blue'}`}
              x={`${end - width}%`}
              width={`${width}%`}
              height="100%"
            />
            {width >= LEAST_NUMBERED && (
              <text
                className={`text-caption tabular-nums ${isFixed ? 'fill-ink' : 'fill-on-blue'}`}
                x={`${end - width / 2}%`}
                y="50%"
                textAnchor="middle"
                dominantBaseline="central"
              >
                {index + 1}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}

const HEAD = 'py-1 ps-1 pe-0 text-end align-bottom font-normal text-ink-2'
const CELL = 'border-t border-line py-1 ps-1 pe-0 text-end align-baseline tabular-nums whitespace-nowrap print:py-[1pt]'
const NAME = 'border-t border-line py-1 px-0 text-start align-baseline font-normal print:py-[1pt]'

type CostTableProps = { rows: readonly CostRow[]; day: CostDay; costs: PlanCosts; words: CostWords }

/** The items by 1,000 packs, day and month: first what grows with the packs, then what does not. */
function CostTable({ rows, day: { packs, brief }, costs: { running }, words }: CostTableProps) {
  const { items, table } = words
  const groups = [false, true].map(isFixed => rows.filter(row => row.isFixed === isFixed))
  const total = { thousand: running.day.div(packs).times(1000), day: running.day }
  const month = running.day.times(brief.assume('work-days'))
  return (
    <table className="mt-2 w-full border-collapse border-b border-ink text-small/[1.35] max-sm:text-caption/[1.35]">
      <caption className="caption-bottom pt-0.75 text-start text-caption text-ink-3">{table.caption}</caption>
      <thead>
        <tr>
          <th scope="col" className="px-0 py-1 text-start align-bottom font-normal text-ink-2">
            {table.item}
          </th>
          {[table.thousand, table.day, table.month, table.share].map(name => (
            <th key={name} scope="col" className={HEAD}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((group, index) => {
        const name = index === 0 ? table.variable : table.fixed
        return (
          <tbody key={name}>
            <tr>
              <th scope="rowgroup" colSpan={5} className="border-t border-ink px-0 pt-1 pb-0.5 text-start font-strong">
                {name}
              </th>
            </tr>
            {group.map(row => (
              <tr key={row.item} className="hover:*:bg-plate">
                <th scope="row" className={NAME}>
                  <span className="flex">
                    <span className="w-[2em] flex-none text-kraft-text tabular-nums" aria-hidden="true">
                      {rows.indexOf(row) + 1}
                    </span>
                    <span>{items[row.item as keyof typeof items]}</span>
                  </span>
                </th>
                <AmountCells {...row} />
              </tr>
            ))}
          </tbody>
        )
      })}
      <tfoot className="font-strong *:*:border-ink">
        <tr>
          <th scope="row" className={`${NAME} font-strong!`}>
            {table.total}
          </th>
          <AmountCells {...total} month={month} share={1} isTotal />
        </tr>
      </tfoot>
    </table>
  )
}

/** Amounts of a row. Only those of the total have the sign of the rupee. */
function AmountCells({
  thousand,
  day,
  month,
  share,
  isTotal = false,
}: Omit<CostRow, 'item' | 'isFixed'> & { isTotal?: boolean }) {
  return (
    <>
      {[thousand, day, month].map((amount, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their order
        <td key={index} className={CELL}>
          {isTotal ? formatRupees(amount) : formatDecimal(amount, 0)}
        </td>
      ))}
      <td className={CELL}>{formatShare(share)}</td>
    </>
  )
}
