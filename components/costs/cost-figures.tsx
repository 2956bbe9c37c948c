import { Fragment } from 'react'
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
    <div className="min-w-0 print:break-inside-avoid">
      <h2 className="text-h3/[1.25] text-pretty tabular-nums">{formatLead(day, costs, rows, words)}</h2>
      <p className="mt-1 max-w-[46em] text-small text-ink-2">
        {weight && (
          <span className="text-ink tabular-nums">
            {`${fill(words.weight, { price: formatRupees(weight.perKg, 2), grams: formatGrams(weight.grams.toNumber()) })} `}
          </span>
        )}
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
  const toPercent = (part: number) => `${Math.round((part / total) * 1000) / 10}%`
  let end = 0
  return (
    <svg
      className="mt-2 h-4.5 w-full fill-on-blue text-caption print:h-2.5 print:[print-color-adjust:exact] [&>rect]:h-full
        [&>rect]:fill-blue [&>rect]:stroke-paper [&>rect]:stroke-2 [&>text]:[dominant-baseline:central]
        [&>text]:[text-anchor:middle]"
      aria-hidden="true"
    >
      {rows.map(({ item, isFixed, share }, index) => {
        const width = Math.max(share, 0)
        const start = end
        end += width
        return (
          <Fragment key={item}>
            <rect className={isFixed ? 'fill-on-blue-2!' : undefined} x={toPercent(start)} width={toPercent(width)} />
            {(width / total) * 100 >= LEAST_NUMBERED && (
              <text className={isFixed ? 'fill-ink' : undefined} x={toPercent(start + width / 2)} y="50%">
                {index + 1}
              </text>
            )}
          </Fragment>
        )
      })}
    </svg>
  )
}

/** The style of a table of figures. It stands once for all cells, because pages have hundreds of them. */
export const FIGURE_TABLE = `mt-2 w-full border-collapse border-b border-ink text-small/[1.35] tabular-nums
  [&_:is(td,th)]:px-0 [&_:is(td,th)]:py-1 [&_:is(td,th)]:align-baseline [&_:is(td,th)]:font-normal
  [&_:is(tbody,tfoot)_:is(td,th)]:border-t [&_:is(tbody,tfoot)_:is(td,th)]:border-line [&_td]:ps-1! [&_td]:text-end
  [&_td]:whitespace-nowrap [&_th]:text-start [&_thead]:text-ink-2 [&_thead_*+th]:text-end [&_tr:hover>*]:bg-plate print:[&_:is(td,th)]:py-[1pt]`

/** Items have the numbers of the bar, and their further lines stand below their name. */
const NUMBERED = `[counter-reset:item] max-sm:text-caption/[1.35] max-sm:[&_td]:ps-0.5!
  [&_tbody_[scope=row]]:ps-[1.75em] [&_tbody_[scope=row]]:-indent-[1.75em]
  [&_tbody_[scope=row]]:[counter-increment:item] [&_tbody_[scope=row]]:before:inline-block
  [&_tbody_[scope=row]]:before:w-[1.75em] [&_tbody_[scope=row]]:before:indent-0
  [&_tbody_[scope=row]]:before:text-kraft-text [&_tbody_[scope=row]]:before:content-[counter(item)]`

type CostTableProps = { rows: readonly CostRow[]; day: CostDay; costs: PlanCosts; words: CostWords }

/** The items by 1,000 packs, day and month: first what grows with the packs, then what does not. */
function CostTable({ rows, day: { packs, brief }, costs: { running }, words }: CostTableProps) {
  const { items, table } = words
  const groups = [
    { name: table.variable, own: rows.filter(({ isFixed }) => !isFixed) },
    { name: table.fixed, own: rows.filter(({ isFixed }) => isFixed) },
  ]
  const month = running.day.times(brief.assume('work-days'))
  return (
    <table className={`${FIGURE_TABLE} ${NUMBERED}`}>
      <caption className="caption-bottom pt-0.75 text-start text-caption text-ink-3">{table.caption}</caption>
      <thead>
        <tr>
          {[table.item, table.thousand, table.day, table.month, table.share].map(name => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map(({ name, own }) => (
        <tbody key={name}>
          <tr>
            <th scope="rowgroup" colSpan={5} className="border-ink! font-strong!">
              {name}
            </th>
          </tr>
          {own.map(({ item, thousand, day, month, share }) => (
            <tr key={item}>
              <th scope="row">{items[item as keyof typeof items]}</th>
              <td>{formatDecimal(thousand, 0)}</td>
              <td>{formatDecimal(day, 0)}</td>
              <td>{formatDecimal(month, 0)}</td>
              <td>{formatShare(share)}</td>
            </tr>
          ))}
        </tbody>
      ))}
      <tfoot className="*:*:border-ink! *:*:font-strong!">
        <tr>
          <th scope="row">{table.total}</th>
          <td>{formatDecimal(running.day.div(packs).times(1000), 0)}</td>
          <td>{formatDecimal(running.day, 0)}</td>
          <td>{formatDecimal(month, 0)}</td>
          <td>{formatShare(1)}</td>
        </tr>
      </tfoot>
    </table>
  )
}
