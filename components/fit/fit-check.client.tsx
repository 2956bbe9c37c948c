'use client'

import type { FormEvent } from 'react'
import { TextInput } from '@/components/ui/text-field'
import { useLazyModule } from '@/lib/browser/use-lazy-module'
import type { Footprint } from '@/lib/fit/hall-fit'
import { replacePageQuery, usePageQuery } from '@/lib/navigation/page-query'

const load = () => import('./fit-answer')

export type FitCheckProps = {
  machine: Footprint
  /** Shorter machines for the same step. */
  shorter: readonly Footprint[]
}

/** Whether the machine fits the visitor's hall. The hall stands in the address alone, as ?hall=40x18; what answers comes with it. */
export function FitCheck({ machine, shorter }: FitCheckProps) {
  const hall = new URLSearchParams(usePageQuery()).get('hall')
  const code = useLazyModule(load, hall !== null)
  const answer = code && hall !== null ? code.answerHall(hall, machine) : null
  const [length, width] = hall?.split('x') ?? []

  function check(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const sides = new FormData(event.currentTarget).getAll('side').map(side => String(side).trim())
    replacePageQuery(`?hall=${encodeURIComponent(sides.join('x'))}`)
  }

  const field = {
    name: 'side',
    inputMode: 'decimal',
    autoComplete: 'off',
    'aria-describedby': 'fit-answer',
    'aria-invalid': answer ? answer.hall === null : undefined,
  } as const
  return (
    <form className="needs-script border-t border-line px-2 py-2" aria-label="Fit check" onSubmit={check}>
      <div className="flex flex-wrap items-center gap-1.5">
        <span>My hall is</span>
        <span className="w-[5em]">
          <TextInput {...field} aria-label="Length of the hall in metres" defaultValue={length} />
        </span>
        <span>by</span>
        <span className="w-[5em]">
          <TextInput {...field} aria-label="Width of the hall in metres" defaultValue={width} />
        </span>
        <span>m</span>
        <button type="submit" className="button">
          Does it fit?
        </button>
      </div>
      <p role="status" id="fit-answer">
        {answer?.text ?? (hall === null ? '' : 'Checking... The first time this needs a connection.')}
      </p>
      {code && answer?.hall && <code.FitAnswer machine={machine} shorter={shorter} hall={answer.hall} />}
    </form>
  )
}
