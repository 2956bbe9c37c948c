import { Fragment } from 'react'
import type { CostFile } from '@/lib/trade/costs/cost-inputs'
import type { PlanCosts } from '@/lib/trade/costs/cost-plan'
import type { CostDay } from '@/lib/trade/costs/day'
import {
  type CostRow,
  computeWeight,
  formatBasis,
  formatLead,
  formatWholeCost,
  listRows,
} from '@/lib/trade/costs/plan-figures'
import { LEFT_OUT, listWarnings, OF_SALES } from '@/lib/trade/costs/warnings'
import { formatShare } from '@/lib/trade/planner/sentence'
import { fill } from '@/lib/words'
import { formatDecimal, formatNumber, formatRupees } from '@/lib/words/format-number'

type CostWords = CostFile['words']

type CostFiguresProps = {
  /** A working day of the plan, with the buyer's answers that its costs are counted with. */
  day: CostDay
  /** What that day costs. */
  costs: PlanCosts
  words: CostWords
}

/** What a pack costs: a sentence, a bar, and a table by item, such as board or labour. */
export function CostFigures({ day, costs, words }: CostFiguresProps) {
  const rows = listRows(day, costs)
  const lead = formatLead(day, costs, rows, words)
  // Variable costs, then fixed ones; of each kind the largest first.
  const ordered = [...rows.filter(({ isFixed }) => !isFixed), ...rows.filter(({ isFixed }) => isFixed)]
  const weight = computeWeight(day, costs)
  const { basis, basisWithTax, warnings } = words
  // Warnings about sales are in Payback.
  const notes = listWarnings(costs, day, warnings).filter(({ id }) => !OF_SALES.includes(id))
  return (
    <div className="min-w-0 print:break-inside-avoid">
      <h2 className="text-h3/[1.25] text-pretty tabular-nums">
        <span>{lead.pack}</span>{' '}
        <span className="block text-small/[1.4] font-normal font-stretch-100% tracking-normal">{lead.rest}</span>
      </h2>
      <p className="mt-1 max-w-[46em] text-small text-ink-2">
        <span className="text-ink tabular-nums">{`${formatWholeCost(day, costs, words)} `}</span>
        {/* What the figures leave out is no mistake of the buyer's, so it is not red. */}
        {notes.map(({ id, text }) => (
          <span key={id} className={LEFT_OUT.includes(id) ? 'text-ink' : 'font-strong text-bad'}>{`${text} `}</span>
        ))}
        {weight && (
          <span className="text-ink tabular-nums">
            {`${fill(weight.isAround ? words.weightAround : words.weight, { price: formatRupees(weight.perKg, 2), grams: formatGrams(weight.grams.toNumber()) })} `}
          </span>
        )}
        {weight?.starch.gt(0) && (
          <span className="text-ink tabular-nums">
            {`${fill(words.starch, { grams: formatGrams(weight.starch.toNumber()) })} `}
          </span>
        )}
        <span>{day.answers.values['gst-credit'] === 'no' ? basisWithTax : basis}</span>
      </p>
      <CostBar rows={ordered} />
      <CostTable rows={ordered} day={day} costs={costs} words={words} />
    </div>
  )
}

/** Formats the weight of a pack in grams, that of a light one with one decimal. */
function formatGrams(grams: number) {
  return formatNumber(grams < 100 ? Math.round(grams * 10) / 10 : Math.round(grams))
}

/** The smallest share of the bar that has room for a number. */
const LEAST_NUMBERED = 0.04
/** The gap between two parts, as a share of the bar. */
const GAP = 0.003

/** A part of the bar: an item with its number, or all items of a kind that are too small for one, whose number is null. */
type BarPart = { number: number | null; isFixed: boolean; share: number }

/** The parts of the bar of these items, of which those of a kind stand together, the largest first. */
function listBarParts(rows: readonly CostRow[], total: number): BarPart[] {
  const parts: BarPart[] = []
  for (const [index, { isFixed, share }] of rows.entries()) {
    const number = share / total >= LEAST_NUMBERED ? index + 1 : null
    const last = parts.at(-1)
    if (number === null && last?.number === null && last.isFixed === isFixed) last.share += Math.max(share, 0)
    else parts.push({ number, isFixed, share: Math.max(share, 0) })
  }
  return parts
}

/**
 * The items as a bar, each as wide as its share, with the numbers of the table: variable costs are dark, fixed costs
 * light. Decorative: the table says the same. Widths are percentages, because a stretched `viewBox` would distort the
 * numbers.
 */
function CostBar({ rows }: { rows: readonly CostRow[] }) {
  const total = rows.reduce((sum, { share }) => sum + Math.max(share, 0), 0)
  const toPercent = (part: number) => `${Math.round((part / total) * 1000) / 10}%`
  let end = 0
  return (
    <svg className="mt-2 w-full tabular-nums print:[print-color-adjust:exact]" height="32" aria-hidden="true">
      {listBarParts(rows, total).map(({ number, isFixed, share }) => {
        const start = end
        end += share
        return (
          <Fragment key={`${isFixed} ${start}`}>
            <rect
              className={isFixed ? 'fill-plate-2' : 'fill-blue'}
              x={toPercent(start)}
              width={toPercent(Math.max(share - GAP * total, 0))}
              height="32"
            />
            {number !== null && (
              <text
                className={isFixed ? 'fill-ink' : 'fill-on-blue'}
                x={toPercent(start + share / 2)}
                // The baseline of 13 px digits in the middle of a bar 32 px high.
                y="21"
                fontSize="13"
                textAnchor="middle"
              >
                {number}
              </text>
            )}
          </Fragment>
        )
      })}
    </svg>
  )
}

type CostTableProps = { rows: readonly CostRow[]; day: CostDay; costs: PlanCosts; words: CostWords }

/** The items per 1,000 packs, day and month: variable costs first, then fixed costs. */
function CostTable({ rows, day, costs: { running }, words }: CostTableProps) {
  const { packs, brief } = day
  const { items, table } = words
  const groups = [
    { name: table.variable, groupRows: rows.filter(({ isFixed }) => !isFixed) },
    { name: table.fixed, groupRows: rows.filter(({ isFixed }) => isFixed) },
  ]
  const month = running.day.times(brief.assume('work-days'))
  return (
    <div
      className="mt-2 overflow-x-auto print:overflow-visible"
      data-part="figures"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      <table className="w-full border-collapse border-b border-ink text-small/[1.35] max-sm:text-[.75rem] max-sm:font-figures">
        <caption className="mb-1 text-start text-caption text-ink-3">{table.caption}</caption>
        <thead>
          <tr className="text-end align-bottom text-ink-2">
            {[table.item, table.thousand, table.day, table.month, table.share].map((name, index) => (
              <th
                key={name}
                scope="col"
                className={index === 0 ? 'pb-1 text-start font-normal' : 'pb-1 ps-1 text-end font-normal'}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name, groupRows }) => (
          <tbody key={name}>
            <tr className="border-t border-ink">
              {/* Not a `th`: with two levels of headings, each figure would need a `headers` attribute. */}
              <td colSpan={5} className="py-1 text-start font-strong print:py-[1pt]">
                {name}
              </td>
            </tr>
            {groupRows.map(row => {
              const basis = formatBasis(row.item, day, words)
              return (
                <tr key={row.item} className="amount-row">
                  <th scope="row">
                    <span className="flex">
                      <span className="w-3 flex-none text-kraft-text" aria-hidden="true">
                        {rows.indexOf(row) + 1}
                      </span>
                      <span>
                        {/* The words have a name for every item, which the compiler knows as a text only. */}
                        <span className="wrap-anywhere">{items[row.item as keyof typeof items]}</span>
                        {basis && <span className="ps-1 text-ink-3">{basis}</span>}
                      </span>
                    </span>
                  </th>
                  <AmountCells {...row} />
                </tr>
              )
            })}
          </tbody>
        ))}
        <tfoot>
          <tr className="amount-row border-ink! font-strong">
            <th scope="row">{table.total}</th>
            <AmountCells thousand={running.day.div(packs).times(1000)} day={running.day} month={month} share={1} />
          </tr>
        </tfoot>
      </table>
    </div>
  )
}

/** Amounts are whole rupees. */
const DECIMALS = 0

/** The cells of a row: what an item costs per 1,000 packs, day and month in ₹, and its share of all costs. */
function AmountCells({ thousand, day, month, share }: Omit<CostRow, 'item' | 'isFixed'>) {
  const texts = {
    thousand: formatDecimal(thousand, DECIMALS),
    day: formatDecimal(day, DECIMALS),
    month: formatDecimal(month, DECIMALS),
  }
  return Object.entries({ ...texts, share: formatShare(share) }).map(([name, text]) => <td key={name}>{text}</td>)
}
