import { type FormEvent, type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { Notice } from '@/components/ui/notice'
import { RuledLink } from '@/components/ui/ruled-link'
import { TypedField } from '@/components/ui/typed-field'
import { useStored } from '@/lib/browser/store'
import { isStorageBlocked } from '@/lib/browser/web-storage'
import { enquiredFigures } from '@/lib/costs/enquired-figures'
import { typedCosts } from '@/lib/costs/typed-costs-store'
import { toAddress } from '@/lib/language'
import { paths } from '@/lib/paths'
import {
  type CostField,
  formatFigures,
  listCostFields,
  listFolded,
  listMachineFields,
} from '@/lib/trade/costs/cost-fields'
import type { CostFile, CostInput } from '@/lib/trade/costs/cost-inputs'
import type { CostSubject } from '@/lib/trade/costs/day'
import { countCosts } from '@/lib/trade/costs/plan-figures'
import { getTypedKey, pickTyped, type TypedCosts } from '@/lib/trade/costs/typed-costs'
import { fill } from '@/lib/words'
import { ClearTyped } from './clear-typed'
import { CostFigures } from './cost-figures'
import { CostStatus } from './cost-status'
import { LabourWays } from './labour-ways'
import { Payback } from './payback'

export type LiveCostsProps = {
  /** What of the plan its costs are counted from. */
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

/** The groups of fields that are folded at first. The fields of a group are rendered only while it is open. */
const GROUPS: readonly CostInput['group'][] = ['material', 'consumables', 'running', 'finance']

/**
 * The costs of a plan with the buyer's own figures, which are stored on the device as they are typed, for all plans.
 * Fields are uncontrolled: whenever anything but this form changes the store, they are mounted again with its figures.
 */
export function LiveCosts({ subject, plan, query, quote, file, isAsked }: LiveCostsProps) {
  const { words } = file
  const allTyped = useStored(typedCosts)
  const style = subject.style.id
  const typed = useMemo(() => pickTyped(allTyped, style), [allTyped, style])
  const stored = JSON.stringify(allTyped)
  /** What the fields show, and how often they were mounted again. */
  const [mounted, setMounted] = useState({ stored, version: 0 })
  if (stored !== mounted.stored) setMounted({ stored, version: mounted.version + 1 })
  const [isKept, setIsKept] = useState(() => !isStorageBlocked())
  const [openGroups, setOpenGroups] = useState<readonly string[]>([])
  const form = useRef<HTMLFormElement>(null)
  /** Whether the buyer wants the figures in the enquiry. */
  const [isEnquired, setIsEnquired] = useState(false)
  // Costs are computed in a deferred render, so that typing stays smooth.
  const counted = useDeferredValue(typed)
  const { day, costs, notes } = useMemo(() => countCosts(subject, counted, file), [subject, counted, file])
  const payback = useMemo(
    () => costs.business && <Payback day={day} costs={costs} business={costs.business} words={words} />,
    [day, costs, words],
  )
  // Fields are mounted again only once their figures have been computed.
  const shownKey = useDeferredValue(`${style} ${mounted.version}`)
  const [fields, machines] = [listCostFields(day, file), listMachineFields(day, words)]
  const folded = GROUPS.map(group => (openGroups.includes(group) ? listFolded(day, file, group) : []))
  const workDays = day.brief.assume('work-days')
  const shownIds = [...fields, ...machines, ...folded.flat()].map(({ id }) => id)
  const notesOfHidden = notes.filter(note => !shownIds.includes(note.key))

  // The button that was pressed, and had the focus, is gone.
  useEffect(() => {
    if (isAsked) form.current?.focus()
  }, [isAsked])

  // Hands the figures to the plan's links to the enquiry (plan-ways.client.tsx).
  useEffect(() => {
    const figures = isEnquired && formatFigures(counted, day, file)
    if (!figures) return
    enquiredFigures.set(plan, figures)
    return () => void enquiredFigures.delete(plan)
  }, [isEnquired, plan, counted, day, file])

  /** Stores what this form changes. With the same version, its fields keep the text that is being typed. */
  function keep(next: TypedCosts, version: number) {
    setMounted({ stored: JSON.stringify(next), version })
    setIsKept(typedCosts.set(next))
  }

  function handleChange({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return
    const name = getTypedKey(target.name, style)
    const { [name]: _, ...rest } = typedCosts.get()
    // An empty field, or one with the site's own figure, counts as not typed.
    const isStandard = ['', target.dataset.standard].includes(target.value.trim())
    keep(isStandard ? rest : { ...rest, [name]: target.value }, mounted.version)
  }

  const showFields = (shown: readonly CostField[]) => (
    // Of the fields of a row, labels, controls and notes are level: each takes four rows of the grid, the last for an error.
    <div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-x-gutter">
      {shown.map(field => (
        <div
          key={`${field.id} ${field.standard} ${shownKey}`}
          className="row-span-4 mb-1.5 grid min-w-0 grid-rows-subgrid content-start *:mt-0.5 *:first:self-end"
        >
          <TypedField
            {...field}
            id={`${plan}-${field.id}`}
            name={field.id}
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
        className="min-w-0 print:hidden"
        aria-label={words.form.title}
        onChange={handleChange}
        onSubmit={event => event.preventDefault()}
      >
        <h3 className="text-h4 font-strong font-stretch-105%">{words.form.title}</h3>
        <CostStatus day={day} costs={costs} words={words} />
        <p className="text-small text-ink-2">{words.form.intro}</p>
        <Notice tone={notesOfHidden.length > 0 ? 'wait' : null} className="mt-1 block! wrap-anywhere">
          {notesOfHidden.map(note => (
            <p key={note.text}>{note.text}</p>
          ))}
        </Notice>
        {showFields(fields)}
        <p className="mt-1 text-small text-ink-2">
          <span>{fill(words.form.days, { days: workDays, year: workDays * 12 })}</span>{' '}
          {/* Plain links: on the planner's own page they fire `hashchange`, on which the planner unfolds the field. */}
          <a href={toAddress(`${paths.linePlanner}?${query}#plan-work-days`)}>{words.form.daysLink}</a>
          {day.brief.job.answers.stock !== undefined && (
            <>
              <span>{' · '}</span>
              <a href={toAddress(`${paths.linePlanner}?${query}#plan-stock`)}>{words.form.boardLink}</a>
            </>
          )}
        </p>
        <fieldset className="mt-2 min-w-0">
          <legend className="px-0 font-strong">{words.form.machines}</legend>
          {showFields(machines)}
        </fieldset>
        <div className="mt-1.5">{quote}</div>
        <LabourWays key={shownKey} day={day} words={words} />
        <div className="mt-2 grid gap-x-gutter border-y border-line sm:grid-cols-2">
          {GROUPS.map((group, index) => (
            <div key={group} className={openGroups.includes(group) ? 'col-span-full pb-1' : undefined}>
              <Disclosure
                summary={words.groups[group]}
                onToggle={({ currentTarget: { open } }) =>
                  setOpenGroups(others => [...others.filter(other => other !== group), ...(open ? [group] : [])])
                }
              >
                {showFields(folded[index] ?? [])}
              </Disclosure>
            </div>
          ))}
        </div>
      </form>
      {payback}
      <div className="border-t border-line print:hidden">
        <p className="mt-1 max-w-[46em] text-small text-ink-2" role="status">
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
          <ClearTyped typed={allTyped} words={words.form} onChange={next => keep(next, mounted.version + 1)} />
          <RuledLink href={`${paths.planReport}?${query}&plan=${plan}`}>{words.form.report}</RuledLink>
        </div>
      </div>
    </>
  )
}
