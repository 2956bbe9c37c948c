import { type FormEvent, type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { Link } from '@/components/ui/link.client'
import { Notice } from '@/components/ui/notice'
import { RuledButton, RuledLink } from '@/components/ui/ruled-link'
import { TypedField } from '@/components/ui/typed-field'
import { useStore } from '@/lib/browser/store'
import type { CostInput } from '@/lib/content/line/cost-files'
import { type CostField, formatFigures, listFields, listFolded, listMachineFields } from '@/lib/costs/cost-fields'
import type { CostDay, CostSubject } from '@/lib/costs/day'
import { enquiredFigures } from '@/lib/costs/enquired-figures'
import { compareLabour, countCosts, formatPackRupees } from '@/lib/costs/plan-figures'
import { NO_TYPED_COSTS, type TypedCosts, typedCosts } from '@/lib/costs/typed-costs'
import { formatRupees } from '@/lib/format-number'
import { paths } from '@/lib/paths'
import { type CostFile, fetchPlannerFile } from '@/lib/planner/planner-file'
import { fill } from '@/lib/words'
import { CostFigures } from './cost-figures'
import { Payback } from './payback'

/** What costs are counted with, and the code that counts them where it has been loaded. */
export type CostSource = CostFile & { LiveCosts?: typeof LiveCosts }

/** Fetches what costs are counted with. Without it, the costs of the server stay. */
export async function loadCosts(): Promise<CostSource> {
  const { costs } = await fetchPlannerFile()
  if (!costs) throw new Error('The file of the planner has no costs')
  return { ...costs, LiveCosts }
}

export type LiveCostsProps = {
  subject: CostSubject
  /** The plan's name, for the ids of its fields. */
  plan: string
  /** The query of the plan's job. */
  query: string
  /** A link that asks for a quotation of the plan's machines. */
  quote: ReactNode
  file: CostFile
  /** Whether the visitor has just asked for the fields: they get the focus. */
  isAsked: boolean
}

/**
 * The costs of a plan with the buyer's own figures. What he types is stored on his device as he types it, and all plans
 * of the site are counted with it. Fields are uncontrolled; a new key resets them when the store changes by other means.
 */
export function LiveCosts({ subject, plan, query, quote, file, isAsked }: LiveCostsProps) {
  const { words } = file
  const typed = useStore(typedCosts, NO_TYPED_COSTS)
  const text = JSON.stringify(typed)
  const [own, setOwn] = useState({ text: '', key: '' })
  const [isKept, setIsKept] = useState(true)
  const form = useRef<HTMLFormElement>(null)
  const [isEnquired, setIsEnquired] = useState(false)
  const counted = useDeferredValue(typed)
  const { day, costs, notes } = useMemo(() => countCosts(subject, counted, file), [subject, counted, file])
  const payback = useMemo(
    () => costs.business && <Payback day={day} costs={costs} business={costs.business} words={words} />,
    [day, costs, words],
  )
  const key = text === own.text ? own.key : text
  const [fields, machines] = [listFields(day, file), listMachineFields(subject, words)]
  const inView = [...fields, ...machines].map(({ id }) => id)
  const others = notes.filter(note => !inView.includes(note.key))

  useEffect(() => {
    if (isAsked) form.current?.focus()
  }, [isAsked])

  useEffect(() => {
    const figures = isEnquired && formatFigures(counted, subject, file)
    if (!figures) return
    enquiredFigures.set(plan, figures)
    return () => void enquiredFigures.delete(plan)
  }, [isEnquired, plan, counted, subject, file])

  function keep(next: TypedCosts, ownKey: string) {
    setOwn({ text: JSON.stringify(next), key: ownKey })
    setIsKept(typedCosts.set(next))
  }

  function handleChange({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    const { [target.name]: _, ...rest } = typedCosts.get()
    const isStandard = ['', target.dataset.standard].includes(target.value.trim())
    keep(isStandard ? rest : { ...rest, [target.name]: target.value }, key)
  }

  function handleClear() {
    // Another key than any before, because the fields are to be mounted again.
    keep(NO_TYPED_COSTS, `${key}!`)
  }

  const showFields = (shown: readonly CostField[]) => (
    <div className="mt-1 grid items-end gap-x-gutter gap-y-1.5 sm:grid-cols-2 md:grid-cols-3">
      {shown.map(field => (
        <div key={field.id} className="min-w-0">
          <TypedField
            {...field}
            id={`${plan}-${field.id}`}
            name={field.id}
            inputMode={field.standard.includes('/') ? undefined : 'decimal'}
            text={typed[field.id] ?? field.standard}
            error={notes.find(note => note.key === field.id)?.text}
          />
        </div>
      ))}
    </div>
  )

  return (
    <>
      <CostFigures day={day} costs={costs} words={words} />
      <form
        ref={form}
        tabIndex={-1}
        className="min-w-0 border-t border-ink pt-1.5 print:hidden"
        aria-label={words.form.title}
        onChange={handleChange}
        onSubmit={event => event.preventDefault()}
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-2">
          <h3 className="text-[1.1875rem] font-strong font-stretch-103%">{words.form.title}</h3>
          <output className="font-strong tabular-nums">
            {fill(words.status, { pack: formatPackRupees(costs.running.day.div(day.packs)) })}
          </output>
        </div>
        <p className="text-small text-ink-2">{words.form.intro}</p>
        <Notice tone={others.length > 0 ? 'wait' : null} className="mt-1 block! wrap-anywhere">
          {others.map(note => (
            <p key={note.text}>{note.text}</p>
          ))}
        </Notice>
        <div key={key}>
          {showFields(fields)}
          <p className="mt-1 text-small text-ink-2">
            <span>{fill(words.form.days, { days: day.brief.assume('work-days') })}</span>{' '}
            <Link href={`${paths.linePlanner}?${query}#plan-assumptions`}>{words.form.daysLink}</Link>
          </p>
          <fieldset className="mt-2 min-w-0">
            <legend className="px-0 font-strong">{words.form.machines}</legend>
            {showFields(machines)}
          </fieldset>
          <div className="mt-1.5">{quote}</div>
          <LabourWays day={day} words={words} />
          <div className="mt-2 grid gap-x-gutter border-y border-line sm:grid-cols-2">
            {Object.entries(words.groups).map(([group, name]) => (
              <Folded key={group} name={name}>
                {() => showFields(listFolded(day, file, group as CostInput['group']))}
              </Folded>
            ))}
          </div>
        </div>
      </form>
      {payback}
      <div className="border-t border-line print:hidden">
        <p className="mt-1.5 max-w-[46em] text-small text-ink-2" role="status">
          {isKept ? words.form.stays : words.form.notKept}
        </p>
        <label className="flex min-h-touch cursor-pointer items-center gap-1.25 text-small">
          <input
            type="checkbox"
            className="size-2.75 flex-none accent-ink"
            onChange={event => setIsEnquired(event.target.checked)}
          />
          <span>{words.form.enquiry}</span>
        </label>
        <div className="flex flex-wrap gap-x-3">
          <RuledButton onClick={handleClear}>{words.form.clear}</RuledButton>
          <RuledLink href={`${paths.planReport}?${query}&plan=${plan}`}>{words.form.report}</RuledLink>
        </div>
      </div>
    </>
  )
}

/** A group of fields, which are there only while it is open. */
function Folded({ name, children }: { name: string; children: () => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <div className={isOpen ? 'col-span-full pb-1' : undefined}>
      <Disclosure summary={name} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        {isOpen && children()}
      </Disclosure>
    </div>
  )
}

/** Three ways to count labour, with what each costs. */
function LabourWays({ day, words: { labour, choices } }: { day: CostDay; words: CostFile['words'] }) {
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
