'use client'

import { type FormEvent, type ReactNode, type ToggleEvent, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { Disclosure } from '@/components/ui/disclosure'
import { Link } from '@/components/ui/link.client'
import { Notice } from '@/components/ui/notice'
import { RuledButton, RuledLink } from '@/components/ui/ruled-link'
import { TypedField } from '@/components/ui/typed-field'
import { loadCode } from '@/lib/browser/load-code'
import { useStore } from '@/lib/browser/store'
import { useLazyModule } from '@/lib/browser/use-lazy-module'
import type { CostField } from '@/lib/costs/cost-fields'
import type { CostSubject } from '@/lib/costs/day'
import { enquiredFigures, NO_TYPED_COSTS, type TypedCosts, typedCosts } from '@/lib/costs/typed-costs'
import { paths } from '@/lib/paths'
import type { CostFile } from '@/lib/planner/planner-file'
import { fill } from '@/lib/words'
import type { renderCosts } from './live-costs'

/** What costs are counted with, and the code that counts them where it has been loaded. */
export type CostSource = CostFile & { renderCosts?: typeof renderCosts }

/** Loads what counts costs, when a field is first used or something was typed before. */
async function load(): Promise<CostSource | object> {
  const [{ renderCosts }, { costs }] = await Promise.all([
    loadCode(() => import('./live-costs')),
    loadCode(() => import('@/lib/planner/planner-file')).then(({ fetchPlannerFile }) => fetchPlannerFile()),
  ])
  return costs ? { ...costs, renderCosts } : {}
}

type CostsProps = {
  subject: CostSubject
  /** The plan's name, for the ids of its fields. */
  plan: string
  /** The query of the plan's job. */
  query: string
  /** The days that share what a month costs. */
  days: number
  words: CostFile['words']['form']
  /** The fields in view, before the prices of machines. */
  fields: readonly CostField[]
  /** The groups of all others. */
  groups: CostFile['words']['groups']
  quote: ReactNode
  /** What counts, if it is here already. */
  live: CostSource | null
  /** The costs from our figures, rendered by the server. */
  children: ReactNode
}

/**
 * The costs of a plan with the buyer's own figures. What he types is stored on his device as he types it, and all plans
 * of the site are counted with it. Fields are uncontrolled; a new key resets them when the store changes by other means.
 */
export function Costs({ subject, plan, query, days, words, fields, groups, quote, live, children }: CostsProps) {
  const typed = useStore(typedCosts, NO_TYPED_COSTS)
  const text = JSON.stringify(typed)
  const [own, setOwn] = useState({ text: '', key: '' })
  const [isWanted, setIsWanted] = useState(false)
  const [isKept, setIsKept] = useState(true)
  const [isEnquired, setIsEnquired] = useState(false)
  const loaded = useLazyModule(load, !live && (isWanted || text !== '{}'))
  const code = live ?? (loaded && 'renderCosts' in loaded ? loaded : null)
  const counted = useDeferredValue(typed)
  const shown = useMemo(
    () => code?.renderCosts?.({ subject, plan, typed: counted, file: code }),
    [code, subject, plan, counted],
  )
  const key = text === own.text ? own.key : text
  const machines = subject.plan.machines.map(({ count, machine: { slug, title: label } }): CostField => {
    const hint = count > 1 ? fill(words.several, { count }) : undefined
    return { id: `price-${slug}`, label, unit: words.machine, hint, standard: '' }
  })
  const inView = [...fields, ...machines].map(({ id }) => id)
  const others = shown?.notes.filter(note => !inView.includes(note.key)) ?? []

  useEffect(() => {
    if (!isEnquired || !shown?.enquiry) return
    enquiredFigures.set(plan, shown.enquiry)
    return () => void enquiredFigures.delete(plan)
  }, [isEnquired, plan, shown])

  function keep(next: TypedCosts, ownKey: string) {
    setOwn({ text: JSON.stringify(next), key: ownKey })
    setIsKept(typedCosts.set(next))
  }

  function handleChange({ target }: FormEvent<HTMLFormElement>) {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) || target.name === '') return
    const { [target.name]: _, ...rest } = typedCosts.get()
    const isStandard = ['', target.dataset.standard].includes(target.value.trim())
    keep(isStandard ? rest : { ...rest, [target.name]: target.value }, key)
  }

  function handleClear() {
    const report = Object.entries(typedCosts.get()).filter(([id]) => id.startsWith('report-'))
    // Another key than any before, because the fields are to be mounted again.
    keep(Object.fromEntries(report), `${key}!`)
  }

  const showField = (field: CostField) => (
    <div key={field.id} className="min-w-0">
      <TypedField
        {...field}
        id={`${plan}-${field.id}`}
        name={field.id}
        inputMode="decimal"
        text={typed[field.id] ?? field.standard}
        error={shown?.notes.find(note => note.key === field.id)?.text}
      />
    </div>
  )

  return (
    <section className="grid min-w-0 grid-cols-1 gap-3 border-t-[1.5px] border-ink pt-2 print:gap-1 print:break-inside-avoid">
      {shown?.costs ?? children}
      <form
        className="needs-script min-w-0 border-t border-ink pt-1.5 print:hidden"
        aria-label={words.title}
        onFocus={() => setIsWanted(true)}
        onChange={handleChange}
        onSubmit={event => event.preventDefault()}
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-2">
          <h3 className="text-[1.1875rem] font-strong font-stretch-103%">{words.title}</h3>
          <output className="font-strong tabular-nums">{shown?.status}</output>
        </div>
        <p className="text-small text-ink-2">{words.intro}</p>
        <Notice tone={others.length > 0 ? 'wait' : null} className="mt-1 block! wrap-anywhere">
          {others.map(note => (
            <p key={note.text}>{note.text}</p>
          ))}
        </Notice>
        <div key={key}>
          <div className={FIELDS}>{fields.map(showField)}</div>
          <p className="mt-1 text-small text-ink-2">
            <span>{fill(words.days, { days })}</span>{' '}
            <Link href={`${paths.linePlanner}?${query}#plan-assumptions`}>{words.daysLink}</Link>
          </p>
          <fieldset className="mt-2 min-w-0">
            <legend className="px-0 font-strong">{words.machines}</legend>
            <div className={FIELDS}>{machines.map(showField)}</div>
          </fieldset>
          <div className="mt-1.5">{quote}</div>
          {shown?.labour}
          <div className="mt-2 grid gap-x-gutter border-y border-line sm:grid-cols-2">
            {Object.entries(groups).map(([id, name]) => (
              <Folded key={id} name={name} onOpen={() => setIsWanted(true)}>
                {shown?.renderGroup(id) ?? <p className="py-1 text-small">{words.waiting}</p>}
              </Folded>
            ))}
          </div>
        </div>
      </form>
      {shown?.payback}
      <div className="needs-script border-t border-line print:hidden">
        <p className="mt-1.5 max-w-[46em] text-small text-ink-2" role="status">
          {isKept ? words.stays : words.notKept}
        </p>
        <label className="flex min-h-touch w-fit cursor-pointer items-center gap-1.25 text-small">
          <input
            type="checkbox"
            className="size-2.75 flex-none accent-ink"
            onChange={event => setIsEnquired(event.target.checked)}
          />
          <span>{words.enquiry}</span>
        </label>
        <div className="flex flex-wrap gap-x-3">
          <RuledButton onClick={handleClear}>{words.clear}</RuledButton>
          <RuledLink href={`${paths.planReport}?${query}&plan=${plan}`}>{words.report}</RuledLink>
        </div>
      </div>
    </section>
  )
}

const FIELDS = 'mt-1 grid items-end gap-x-gutter gap-y-1.5 sm:grid-cols-2 md:grid-cols-3'

type FoldedProps = { name: string; onOpen: () => void; children: ReactNode }

/** A group of fields, which are there only while it is open. */
function Folded({ name, onOpen, children }: FoldedProps) {
  const [isOpen, setIsOpen] = useState(false)

  function handleToggle({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
    setIsOpen(currentTarget.open)
    if (currentTarget.open) onOpen()
  }

  return (
    <div className={isOpen ? 'col-span-full' : undefined}>
      <Disclosure summary={name} onToggle={handleToggle}>
        {isOpen && children}
      </Disclosure>
    </div>
  )
}
