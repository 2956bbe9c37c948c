'use client'

import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { loadCode } from '@/lib/browser/load-code'
import { useLazyModule } from '@/lib/browser/use-lazy-module'
import { toAddress } from '@/lib/language'
import { paths } from '@/lib/paths'
import { splitTemplate } from '@/lib/words'
import type { BoxWords } from './box-answer'
import { BOX_NUMBERS, type BoxNumber, type BoxStyle } from './box-style'

/** Loads the planner's code, form and data, when a field is first used. */
async function load() {
  const [{ LiveBox }, [file, form]] = await Promise.all([
    loadCode(() => import('./live-box')),
    loadCode(() => import('@/lib/planner/planner-file')).then(({ fetchPlannerFile, fetchPlannerForm }) =>
      Promise.all([fetchPlannerFile(), fetchPlannerForm()]),
    ),
  ])
  return { LiveBox, file, form }
}

/** A field within the sentence. */
const FIELD = `min-h-touch max-w-full rounded border-[1.5px] border-ink-3 bg-sheet px-1 font-strong tabular-nums hover:border-ink`

type BoxFormProps = {
  styles: readonly BoxStyle[]
  /** The accessible names of the fields. */
  labels: Record<BoxNumber | 'style', string>
  words: BoxWords
  /** Shown while the planner's code loads. */
  waiting: string
  /** The heading above the sentence. */
  heading: ReactNode
  /** The answer for the first style. */
  children: ReactNode
}

/**
 * A sentence with fields, and the plan for what is typed into them. Without JavaScript it is a form that leads to the
 * planner. Fields are uncontrolled. When another style is chosen, those that still have the old style's numbers get its
 * numbers.
 */
export function BoxForm({ styles, labels, words, waiting, heading, children }: BoxFormProps) {
  const [isTouched, setIsTouched] = useState(false)
  const [query, setQuery] = useState<string | null>(null)
  const [style, setStyle] = useState(styles[0])
  const code = useLazyModule(load, isTouched)
  const formRef = useRef<HTMLFormElement>(null)

  /** Takes what is in the fields. Those that nobody has changed follow a new style. */
  function takeFields(form: HTMLFormElement) {
    // A browser may fill a field that has no focus.
    setIsTouched(true)
    const chosen = styles.find(({ id }) => id === new FormData(form).get('style'))
    for (const name of BOX_NUMBERS) {
      const field = form.elements.namedItem(name) as HTMLInputElement
      if (chosen && field.value === style?.[name]) field.value = chosen[name]
    }
    setStyle(chosen)
    setQuery(new URLSearchParams([...new FormData(form)].map(([key, value]) => [key, String(value)])).toString())
  }

  const takeEarlyFields = useEffectEvent(() => {
    const form = formRef.current
    if (!form || !isChanged(form)) return
    takeFields(form)
  })
  // Nobody has heard what was typed before the page was hydrated, or what the browser has restored.
  useEffect(() => takeEarlyFields(), [])

  const renderNumberField = (name: BoxNumber) => (
    <input
      name={name}
      className={`${FIELD} w-[4.25em]`}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      defaultValue={styles[0]?.[name]}
      aria-label={labels[name]}
    />
  )
  // By their placeholders in the sentence: 'I make {style} of {size} mm, {quantity} a day.'
  const fields = {
    style: (
      <select name="style" className={FIELD} aria-label={labels.style}>
        {styles.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    ),
    size: (
      <>
        {renderNumberField('l')} <span>×</span> {renderNumberField('w')} <span>×</span> {renderNumberField('h')}
      </>
    ),
    quantity: renderNumberField('quantity'),
  }
  return (
    <div className="grid grid-cols-12 items-start gap-x-gutter gap-y-3 border-t-[1.5px] border-ink pt-2">
      <form
        ref={formRef}
        className="col-span-full min-w-0 lg:col-[1/5] print:hidden"
        action={toAddress(paths.linePlanner)}
        aria-labelledby="your-box-title"
        onFocus={() => setIsTouched(true)}
        onChange={({ currentTarget }) => takeFields(currentTarget)}
      >
        {heading}
        <p className="flex flex-wrap items-center gap-x-1 gap-y-1 text-h4">
          {splitTemplate(words.sentence).map(part =>
            typeof part === 'string' ? (
              <span key={part}>{part.trim()}</span>
            ) : (
              <span key={part.name} className="max-w-full min-w-0">
                {fields[part.name]}
              </span>
            ),
          )}
        </p>
        <Button type="submit" kind="primary" className="mt-2.5">
          {words.submit}
        </Button>
        {query !== null && !code && (
          <Notice tone="wait" className="mt-2">
            {waiting}
          </Notice>
        )}
      </form>
      {query !== null && code ? (
        <code.LiveBox form={code.form} file={code.file} query={query} words={words} />
      ) : (
        children
      )}
    </div>
  )
}

/** Whether a field has another value than the page's HTML gave it: for the select, its first option. */
function isChanged(form: HTMLFormElement) {
  return [...form.elements].some(field =>
    field instanceof HTMLSelectElement
      ? field.selectedIndex > 0
      : field instanceof HTMLInputElement && field.value !== field.defaultValue,
  )
}
