import { type ReactNode, useState } from 'react'
import { CostStatus } from '@/components/costs/cost-status'
import { Button, ButtonLink } from '@/components/ui/button'
import { Disclosure } from '@/components/ui/disclosure'
import { Icon } from '@/components/ui/icon'
import { Notice } from '@/components/ui/notice'
import { loadCode } from '@/lib/browser/load-code'
import { getPriceKey, MOST_PRICE } from '@/lib/trade/costs/cost-answers'
import { chooseInputMode } from '@/lib/trade/costs/cost-fields'
import type { CostFile, CostInput } from '@/lib/trade/costs/cost-inputs'
import { getSchemeFamily, isPmegp, type Report, SCHEME_NAMES } from '@/lib/trade/costs/report'
import { isBankReport } from '@/lib/trade/costs/report-bank'
import type { ItemNames, ReportWords } from '@/lib/trade/costs/report-table'
import type { TypedCosts } from '@/lib/trade/costs/typed-costs'
import { nameMachine } from '@/lib/trade/planner/sentence'
import { fill, fillCount } from '@/lib/words'
import { formatNumber, formatRupees } from '@/lib/words/format-number'
import { OPTIONAL_INPUTS } from './optional-inputs'
import { ReportField } from './report-field'
import { ReportWarnings } from './report-warnings'

type ReportInputsProps = {
  report: Report
  words: ReportWords
  costWords: CostFile['words']
  typed: TypedCosts
  /** URL of the plan in the planner. */
  plannerUrl: string
  /** Whether the browser keeps what is typed. */
  isKept: boolean
  onType: (id: string, text: string) => void
  /** A button that clears what is typed. */
  clear: ReactNode
}

/** Fields for the prices and the loan scheme that the figures need, and buttons to print and download the figures. */
export function ReportInputs(props: ReportInputsProps) {
  const { report, words, costWords, typed, plannerUrl, isKept, onType, clear } = props
  const { form, schemes, schemeNotes } = words
  const { notes, missing, scheme, plan, inputs } = report
  // A range is the least and the greatest amount that can be typed.
  const [, mostSell = 0] = inputs.find(({ id }) => id === 'sell')?.range ?? []
  /** @param most the greatest amount, which decides whether a phone's keyboard needs a decimal point */
  const renderField = (id: string, label: string, most: number, hint?: string) => {
    const error = notes.find(({ key }) => key === id)?.text
    return (
      <ReportField
        key={id}
        id={id}
        label={label}
        typed={typed}
        hint={hint}
        error={error}
        onType={onType}
        inputMode={chooseInputMode(most)}
      />
    )
  }
  const renderInput = ({ id, label, range, value, source, unit }: CostInput) => {
    const isMoney = unit === '₹'
    // Where the scheme has its own, the note below it says so.
    const amount =
      typeof value === 'number' &&
      !report.ofScheme.includes(id) &&
      (isMoney ? formatRupees(value) : formatNumber(value))
    const hint = amount ? fill(form.standard, { amount, source }) : undefined
    return renderField(id, unit ? fill(form.amount, { label, unit }) : label, range?.[1] ?? 0, hint)
  }
  return (
    <section
      className="mb-4 border-y-[1.5px] border-ink bg-sheet px-2 py-2 print:hidden"
      aria-labelledby="report-inputs"
    >
      <h2 className="text-h3" id="report-inputs">
        {form.title}
      </h2>
      <p className="mt-1 max-w-[46em] text-small text-ink-2">{form.intro}</p>
      <CostStatus day={report.day} costs={report.costs} words={costWords} />
      <div className="mt-2 grid items-end gap-x-gutter gap-y-1.5 tablet:grid-cols-2">
        {renderField('sell', form.sell, mostSell)}
        {plan.machines.map(({ machine, count }) => {
          const label = fillCount(form.price, count, { machine: nameMachine(machine, report.brief.words) })
          return renderField(getPriceKey(machine), label, MOST_PRICE)
        })}
        <div>
          <label className="mb-0.5 block text-small/[1.3] font-semi" htmlFor="report-scheme">
            {form.scheme}
          </label>
          <select
            id="report-scheme"
            className="min-h-5.5 w-full rounded border-[1.5px] border-ink-3 bg-sheet px-1.25 hover:border-ink"
            value={scheme}
            onChange={event => onType('report-scheme', event.currentTarget.value)}
            aria-describedby="report-scheme-note"
          >
            {SCHEME_NAMES.map(name => (
              <option key={name} value={name}>
                {schemes[name]}
              </option>
            ))}
          </select>
        </div>
        {isPmegp(scheme) && inputs.filter(({ id }) => id === 'margin-above').map(renderInput)}
      </div>
      <p className="mt-1 max-w-[46em] text-small text-ink-2" id="report-scheme-note">
        {schemeNotes[getSchemeFamily(scheme)]}
      </p>
      <Disclosure summary={form.optional}>
        <div className="grid items-end gap-x-gutter gap-y-1.5 tablet:grid-cols-2">
          {inputs.filter(({ id }) => OPTIONAL_INPUTS.includes(id)).map(renderInput)}
        </div>
      </Disclosure>
      <Notice tone={isKept ? null : 'wait'} className="mt-2" role="status">
        {isKept ? '' : form.unstored}
      </Notice>
      <ReportWarnings report={report} words={words} />
      <div className="mt-2.5 flex flex-wrap items-center gap-1.5">
        <Button kind="primary" onClick={() => window.print()}>
          <Icon name="printer" />
          <span>{form.print}</span>
        </Button>
        {!missing.sell && missing.machines.length === 0 && (
          <Download report={report} words={words} names={costWords.items} />
        )}
        <ButtonLink href={plannerUrl}>{form.back}</ButtonLink>
        {clear}
      </div>
    </section>
  )
}

/** A button that makes the report's spreadsheet. Its code loads on a press. Nothing without all figures for a bank. */
function Download({ report, words, names }: { report: Report; words: ReportWords; names: ItemNames }) {
  const [hasFailed, setHasFailed] = useState(false)
  if (!isBankReport(report)) return null

  async function handlePress() {
    setHasFailed(false)
    try {
      const [{ createWorkbook }, { writeWorkbook }] = await Promise.all([
        loadCode(() => import('@/lib/trade/costs/workbook-sheets')),
        loadCode(() => import('@/lib/costs/workbook-file')),
      ])
      if (isBankReport(report)) await writeWorkbook(createWorkbook(report, words, names)).toFile(words.form.file)
    } catch (reason) {
      console.error('The spreadsheet was not made:', reason)
      setHasFailed(true)
    }
  }

  return (
    <>
      <Button onClick={handlePress}>
        <Icon name="download" />
        <span>{words.form.download}</span>
      </Button>
      <p className="w-full text-small text-bad empty:hidden" role="status">
        {hasFailed && words.form.failed}
      </p>
    </>
  )
}
