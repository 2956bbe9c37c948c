import { Fragment } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
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

/** What a pack costs: its total, a bar and a table by item, such as board or labour, and what these leave out. */
export function CostFigures({ day, costs, words }: CostFiguresProps) {
  const rows = listRows(day, costs)
  const lead = formatLead(day, costs, words)
  // Variable costs, then fixed ones; of each kind the largest first.
  const ordered = [...rows.filter(({ isFixed }) => !isFixed), ...rows.filter(({ isFixed }) => isFixed)]
  // Warnings about sales are in Payback. What the figures leave out is no mistake of the buyer's: it is not red.
  const notes = listWarnings(costs, day, words.warnings).filter(({ id }) => !OF_SALES.includes(id))
  return (
    <div className="min-w-0 print:break-inside-avoid">
      <h2 className="flex flex-wrap items-baseline gap-x-1.5 tabular-nums">
        <span className="text-figure/[1.1] font-figures font-strong font-stretch-100% tracking-[-.012em] print:text-[14pt]">
          {lead.pack}
        </span>{' '}
        <span className="text-small font-normal font-stretch-100% tracking-normal">{lead.rest}</span>
      </h2>
      {notes
        .filter(({ id }) => !LEFT_OUT.includes(id))
        .map(({ id, text }) => (
          <p key={id} className="mt-1 text-small font-strong text-bad">
            {text}
          </p>
        ))}
      <CostBar rows={ordered} words={words} />
      <CostTable rows={ordered} day={day} costs={costs} words={words} />
      {/* Paper says it all: a closed disclosure is not printed. */}
      <div className="print:mt-1 print:[&>details::details-content]:[content-visibility:visible]">
        <Disclosure summary={words.counted}>
          <ul className="calculation">
            {notes
              .filter(({ id }) => LEFT_OUT.includes(id))
              .map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            <li>{formatWholeCost(day, costs, words)}</li>
            <Weight day={day} costs={costs} words={words} />
            <li>{day.answers.values['gst-credit'] === 'no' ? words.basisWithTax : words.basis}</li>
            <li>{words.table.rounded}</li>
          </ul>
        </Disclosure>
      </div>
    </div>
  )
}

/** What a kg of packs costs, and what a pack weighs; nothing if its material is not counted. */
function Weight({ day, costs, words }: CostFiguresProps) {
  const weight = computeWeight(day, costs)
  if (!weight) return null
  const values = { price: formatRupees(weight.perKg, 2), grams: formatGrams(weight.grams.toNumber()) }
  const starch = fill(words.starch, { grams: formatGrams(weight.starch.toNumber()) })
  return (
    <li>
      <span>{`${fill(weight.isAround ? words.weightAround : words.weight, values)} `}</span>
      {weight.starch.gt(0) && <span>{starch}</span>}
    </li>
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

/** The least width of the bar in px, on a phone and from 600 px on. */
const WIDTHS = { phone: 320, wide: 552 }
/** About the width of a letter of the bar in px, and the room on both sides of a name. */
const LETTER_PX = 7
const AROUND_PX = 16

/** The colours of the items that vary with output, and of the fixed ones, as in the table. */
const COLOURS = {
  variable: { rect: 'fill-blue', text: 'fill-on-blue', mark: 'text-blue' },
  fixed: { rect: 'fill-plate-2', text: 'fill-ink', mark: 'text-plate-2' },
}

/**
 * A part of the bar: an item (`row`) with its number in the table, or all items of a kind that are too small for one,
 * whose number is null.
 */
type BarPart = { number: number | null; row: CostRow; share: number }

/** The parts of the bar of these items, of which those of a kind stand together, the largest first. */
function listBarParts(rows: readonly CostRow[], total: number): BarPart[] {
  const parts: BarPart[] = []
  for (const [index, row] of rows.entries()) {
    const share = Math.max(row.share, 0)
    const number = share / total >= LEAST_NUMBERED ? index + 1 : null
    const last = parts.at(-1)
    if (number === null && last?.number === null && last.row.isFixed === row.isFixed) last.share += share
    else parts.push({ number, row, share })
  }
  return parts
}

/**
 * The items as a bar, each as wide as its share, with its name or, where that has no room, its number in the table.
 * Decorative: the table says the same. Widths are percentages, because a stretched `viewBox` would distort the letters.
 */
function CostBar({ rows, words: { items } }: { rows: readonly CostRow[]; words: CostWords }) {
  const total = rows.reduce((sum, { share }) => sum + Math.max(share, 0), 0)
  const toPercent = (part: number) => `${Math.round((part / total) * 1000) / 10}%`
  let end = 0
  return (
    <svg
      className="mt-1.5 w-full text-label tabular-nums print:[print-color-adjust:exact]"
      height="48"
      aria-hidden="true"
      data-part="cost-bar"
    >
      {listBarParts(rows, total).map(({ number, row, share }) => {
        const start = end
        end += share
        const colours = row.isFixed ? COLOURS.fixed : COLOURS.variable
        const name = items[row.item as keyof typeof items]
        const hasRoom = (width: number) => name.length * LETTER_PX + AROUND_PX <= (share / total) * width
        const at = { x: toPercent(start), dx: AROUND_PX / 2 }
        return (
          <Fragment key={`${row.item} ${start}`}>
            <rect className={colours.rect} x={at.x} width={toPercent(Math.max(share - GAP * total, 0))} height="48" />
            {number !== null && hasRoom(WIDTHS.wide) && (
              <g className={`${colours.text} ${hasRoom(WIDTHS.phone) ? '' : 'max-sm:hidden'}`}>
                <text className="font-strong" {...at} y="20">
                  {name}
                </text>
                <text {...at} y="37">
                  {formatShare(row.share)}
                </text>
              </g>
            )}
            {number !== null && !hasRoom(WIDTHS.phone) && (
              <text className={`${colours.text} ${hasRoom(WIDTHS.wide) ? 'sm:hidden' : ''}`} {...at} dx="5" y="29">
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
    { name: table.variable, mark: COLOURS.variable.mark, groupRows: rows.filter(({ isFixed }) => !isFixed) },
    { name: table.fixed, mark: COLOURS.fixed.mark, groupRows: rows.filter(({ isFixed }) => isFixed) },
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
                className={
                  index === 0 ? 'pb-1 text-start font-normal' : 'pb-1 ps-1 text-end font-normal sm:whitespace-nowrap'
                }
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ name, mark, groupRows }) => (
          <tbody key={name}>
            <tr className="border-t border-ink">
              {/* Not a `th`: with two levels of headings, each figure would need a `headers` attribute. */}
              <td colSpan={5} className="py-1 text-start font-strong print:py-[1pt]">
                <span className={`pe-0.75 print:[print-color-adjust:exact] ${mark}`} aria-hidden="true">
                  ■
                </span>
                <span>{name}</span>
              </td>
            </tr>
            {groupRows.map(row => {
              const basis = formatBasis(row.item, day)
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
