'use client'

import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Filled } from '@/components/ui/filled'
import { Notice } from '@/components/ui/notice'
import { loadCode } from '@/lib/browser/load-code'
import { useLazyModule } from '@/lib/browser/use-lazy-module'
import { readParameters } from '@/lib/navigation/own-query'
import { setPageQuery } from '@/lib/navigation/page-query'
import type { Footprint } from '@/lib/trade/fit/hall-fit'
import type { Drawn } from '@/lib/trade/product/floor-space'
import type { Words } from '@/lib/words/defaults'

const load = () => loadCode(() => import('./fit-answer'))

type FitCheckProps = {
  words: Words['product']['fit']
  machine: Footprint
  /** The machine's line drawing. */
  drawn: Drawn | undefined
  /** Shorter machines for the same process. */
  shorter: readonly Footprint[]
}

/**
 * Checks whether the machine fits the visitor's hall. The hall is stored only in the URL (?hall=40x18). The code that
 * checks it loads on first use.
 */
export function FitCheck({ words, machine, drawn, shorter }: FitCheckProps) {
  /** The hall that was checked last, as it is in the URL: '40x18'. */
  const [hall, setHall] = useState<string | null>(null)
  /** The hall that has been typed since, in the same form; null if none has. */
  const [draft, setDraft] = useState<string | null>(null)
  /** The hall that is drawn around the machine: the one in the fields. */
  const shownHall = draft ?? hall
  const fitModule = useLazyModule(load, shownHall !== null)
  const [length, width] = hall?.split('x') ?? []

  const answer = findAnswer(hall)
  const preview = findAnswer(shownHall)

  /** The answer for a hall in the form of the URL; null without a hall, or while the code loads. */
  function findAnswer(typed: string | null) {
    return fitModule && typed !== null ? fitModule.answerHall(typed.split('x'), machine, words) : null
  }

  // A link, or an earlier check of this page, may have a hall.
  useEffect(() => setHall(readParameters(window.location.search).get('hall')), [])

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = readSides(event.currentTarget)
    setPageQuery(`?hall=${encodeURIComponent(typed)}`)
    setHall(typed)
    setDraft(null)
  }

  const field = {
    className:
      'min-h-control w-[3.75em] rounded border-[1.5px] border-ink-3 bg-sheet px-1 hover:border-ink aria-invalid:border-bad sm:w-[4.5em] sm:px-1.5',
    type: 'text',
    inputMode: 'decimal',
    autoComplete: 'off',
    'aria-describedby': 'fit-answer',
    // 'bad' only where the sides cannot be read; a hall that is too small is 'wait'.
    'aria-invalid': answer?.tone === 'bad',
  } as const
  return (
    <form
      className="needs-script border-t border-line p-2"
      aria-label={words.form}
      onSubmit={handleSubmit}
      onInput={event => setDraft(readSides(event.currentTarget))}
    >
      <div className="flex flex-wrap items-center gap-x-1.25 gap-y-1">
        <Filled
          text={words.hall}
          parts={{
            length: <input {...field} name="length" aria-label={words.length} defaultValue={length} />,
            width: (
              <span className="flex items-center gap-x-1.25">
                <input {...field} name="width" aria-label={words.width} defaultValue={width} />
                <span>{words.metres}</span>
              </span>
            ),
          }}
        />
        <Button type="submit">{words.check}</Button>
      </div>
      {fitModule && preview?.hall && (
        <fitModule.HallAroundPlan words={words} machine={machine} drawn={drawn} hall={preview.hall} />
      )}
      {/* While the visitor types, the result stands below the drawing, and is not yet announced. */}
      {draft !== null && preview?.hall && draft !== hall && <p className="mt-1 text-small">{preview.text}</p>}
      <Notice tone={answer?.tone ?? (hall === null ? null : 'wait')} className="mt-1.5" role="status" id="fit-answer">
        {answer?.text ?? (hall === null ? '' : words.checking)}
      </Notice>
      {fitModule && answer?.hall && (
        <fitModule.FitAnswer words={words} machine={machine} shorter={shorter} hall={answer.hall} />
      )}
    </form>
  )
}

/** Both sides as typed, joined as in the URL: '40x18'. */
function readSides(form: HTMLFormElement) {
  return [...new FormData(form).values()].join('x')
}
