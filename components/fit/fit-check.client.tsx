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
import type { Words } from '@/lib/words/defaults'

const load = () => loadCode(() => import('./fit-answer'))

type FitCheckProps = {
  words: Words['product']['fit']
  machine: Footprint
  /** Shorter machines for the same process. */
  shorter: readonly Footprint[]
}

/**
 * Checks whether the machine fits the visitor's hall. The hall is stored only in the URL (?hall=40x18). The code that
 * checks it loads on first use.
 */
export function FitCheck({ words, machine, shorter }: FitCheckProps) {
  const [hall, setHall] = useState<string | null>(null)
  const fitModule = useLazyModule(load, hall !== null)
  const sides = hall?.split('x') ?? []
  const answer = fitModule && hall !== null ? fitModule.answerHall(sides, machine, words) : null
  const [length, width] = sides

  useEffect(() => setHall(readParameters(window.location.search).get('hall')), [])

  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget).values()].join('x')
    setPageQuery(`?hall=${encodeURIComponent(typed)}`)
    setHall(typed)
  }

  const field = {
    className:
      'min-h-control w-[3.75em] rounded border-[1.5px] border-ink-3 bg-sheet px-1 hover:border-ink aria-invalid:border-bad sm:w-[4.5em] sm:px-1.5',
    type: 'text',
    inputMode: 'decimal',
    autoComplete: 'off',
    'aria-describedby': 'fit-answer',
    'aria-invalid': answer?.tone === 'bad',
  } as const
  return (
    <form className="needs-script border-t border-line p-2" aria-label={words.form} onSubmit={handleSubmit}>
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
      <Notice tone={answer?.tone ?? (hall === null ? null : 'wait')} className="mt-1.5" role="status" id="fit-answer">
        {answer?.text ?? (hall === null ? '' : words.checking)}
      </Notice>
      {fitModule && answer?.hall && (
        <fitModule.FitAnswer words={words} machine={machine} shorter={shorter} hall={answer.hall} />
      )}
    </form>
  )
}
