import type Big from 'big.js'
import { FactRow, FactTable } from '@/components/ui/fact-table'
import { Notice } from '@/components/ui/notice'
import type { CostFile } from '@/lib/trade/costs/cost-inputs'
import { type Business, computeSensitivity, type PlanCosts, summarizeDscr } from '@/lib/trade/costs/cost-plan'
import type { CostDay } from '@/lib/trade/costs/day'
import { formatPackRupees, roundRatio, roundUp } from '@/lib/trade/costs/plan-figures'
import { getPacksPerMonth } from '@/lib/trade/costs/project'
import { listWarnings, OF_SALES } from '@/lib/trade/costs/warnings'
import { fill, fillCount } from '@/lib/words'
import { formatDecimal } from '@/lib/words/format-number'

type PaybackProps = {
  /** A working day of the plan, with the buyer's answers that its costs are counted with. */
  day: CostDay
  /** The costs of the plan. */
  costs: PlanCosts
  /** `costs.business`, without the null of a buyer who has typed no selling price. */
  business: Business
  words: CostFile['words']
}

/**
 * Contribution at a selling price, payback period, the lowest DSCR (debt service coverage ratio: what a year leaves
 * for the loan, divided by what the loan takes in it), and the inputs that change them most.
 */
export function Payback({ day, costs, business, words }: PaybackProps) {
  const { contribution, breakEven, payback, bank } = business
  const { payback: texts, warnings } = words
  const notes = listWarnings(costs, day, warnings).filter(({ id }) => OF_SALES.includes(id))
  const showPacksPerMonth = (packs: Big) => (
    <Planned planned={getPacksPerMonth(day).toNumber()} words={texts}>
      {fill(texts.aMonth, { packs: roundUp(packs) })}
    </Planned>
  )
  const formatMonths = (months: Big | null) => (months ? fillCount(texts.months, roundUp(months)) : texts.never)
  const lowest = summarizeDscr(costs)?.lowest
  return (
    <div className="min-w-0 border-t border-ink pt-1.5 print:break-inside-avoid">
      <h3 className="text-h4 font-strong font-stretch-105%">{texts.title}</h3>
      {notes.map(({ id, text }) => (
        <Notice key={id} tone="bad" className="mt-1">
          {text}
        </Notice>
      ))}
      {breakEven && (
        <>
          {!bank && <p className="mt-0.5 mb-1 text-small text-ink-2">{texts.needsMachines}</p>}
          <FactTable caption={texts.title} className="mt-1">
            <FactRow name={texts.contribution}>{formatPackRupees(contribution)}</FactRow>
            <FactRow name={texts.breakEven}>{showPacksPerMonth(breakEven.packs)}</FactRow>
            {breakEven.withBank && <FactRow name={texts.withBank}>{showPacksPerMonth(breakEven.withBank)}</FactRow>}
            {payback && <FactRow name={texts.payback}>{formatMonths(payback.planned)}</FactRow>}
            {payback && <FactRow name={texts.year3}>{formatMonths(payback.year3)}</FactRow>}
            {costs.installed !== null && (
              <FactRow name={texts.installed}>
                <Planned planned={day.packs} words={texts}>
                  {fill(texts.aDay, { packs: costs.installed })}
                </Planned>
              </FactRow>
            )}
            {lowest && <FactRow name={texts.dscr}>{formatDecimal(roundRatio(lowest), 2)}</FactRow>}
          </FactTable>
          <Sensitivity day={day} now={lowest ?? contribution} isDscr={lowest !== undefined} words={texts} />
        </>
      )}
    </div>
  )
}

type PlannedProps = { planned: number; words: CostFile['words']['payback']; children: string }

/** A number of packs, next to the planned number. */
function Planned({ planned, words, children }: PlannedProps) {
  return (
    <>
      <span>{children}</span>{' '}
      <span className="text-small font-normal text-ink-2 print:text-[1em]">{fill(words.planned, { planned })}</span>
    </>
  )
}

type SensitivityProps = {
  day: CostDay
  /** The lowest DSCR, or else the contribution, with the inputs as they are. */
  now: Big
  /** Whether the table shows the lowest DSCR, which needs the prices of all machines. */
  isDscr: boolean
  words: CostFile['words']['payback']
}

/**
 * A sensitivity table: the lowest DSCR, or else a pack's contribution, if each important input is 10 % lower or higher;
 * the capacity used is at most 100 %.
 */
function Sensitivity({ day, now, isDscr, words }: SensitivityProps) {
  const format = (value: Big) => (isDscr ? formatDecimal(roundRatio(value), 2) : formatPackRupees(value))
  // Two values for each input: with 10 % less of it, and with 10 % more.
  const rows = computeSensitivity(day).map(({ input, less, more, contributions }) => {
    return { input, values: isDscr ? [less?.lowest ?? null, more?.lowest ?? null] : contributions }
  })
  // `use` is the capacity used in a year, in percent, on which the contribution of one pack does not depend.
  const shown = rows.filter(({ input }) => isDscr || input !== 'use')
  const numbers = shown.flatMap(({ values }) => values.map(value => value?.toNumber() ?? 0))
  const [least, most] = [Math.min(0, ...numbers), Math.max(now.toNumber(), ...numbers)]
  /** Where a value is on the bars, in percent of their width. */
  const toPercent = (value: number) => ((value - least) / (most - least)) * 100
  return (
    <table className="mt-2 w-full border-collapse border-b border-ink text-small/[1.35]">
      <caption className="pb-1 text-start">
        <span className="font-strong">{words.moves}</span>{' '}
        <span className="text-ink-2">{fill(isDscr ? words.movesDscr : words.movesPack, { now: format(now) })}</span>
      </caption>
      <thead>
        <tr className="text-ink-2">
          <td />
          {[words.less, words.more].map(name => (
            <th key={name} scope="col" className="ps-1 pb-1 text-end font-normal">
              {name}
            </th>
          ))}
          <td className="w-[28%]" />
        </tr>
      </thead>
      <tbody>
        {shown.map(({ input, values }) => {
          // At a price 10 % lower, or stock 10 % dearer, each pack may lose money: then no bank lends, there is no DSCR,
          // and the bar ends at zero.
          const [less = 0, more = 0] = values.map(value => toPercent(value?.toNumber() ?? 0))
          return (
            <tr key={input} className="amount-row font-strong">
              <th scope="row" className="font-normal">
                {words[input]}
              </th>
              <td>{values[0] ? format(values[0]) : words.none}</td>
              <td>{values[1] ? format(values[1]) : words.none}</td>
              <td>
                <svg className="w-full print:[print-color-adjust:exact]" height="12" aria-hidden="true">
                  <rect className="fill-plate-2" width="100%" height="100%" />
                  <rect
                    className="fill-blue"
                    x={`${Math.min(less, more)}%`}
                    width={`${Math.abs(more - less)}%`}
                    height="100%"
                  />
                  <rect className="fill-kraft-edge" x={`${toPercent(now.toNumber())}%`} width="2" height="100%" />
                </svg>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
