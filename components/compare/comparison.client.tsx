'use client'

import { type ReactNode, useRef, useState } from 'react'
import { showMachines, useComparedMachines } from '@/lib/compare/compared-machines'
import type { Words } from '@/lib/content/words/words'
import type { ListableMachine } from '@/lib/lists/machine-list'
import { formatUnknownNote, type NamesWords } from '@/lib/lists/machine-query'
import { ComparisonMessage } from './comparison-message'
import { SeenMachines } from './seen-machines'

export type ComparisonWords = Words['lists']['compare'] & { names: NamesWords }

type ComparisonProps = {
  words: ComparisonWords
  /** Shown if the URL names no machine. */
  children: ReactNode
}

/** Compares the machines in the URL and lets visitors add and remove machines, or suggests comparisons. */
export function Comparison({ words, children }: ComparisonProps) {
  const [table, setTable] = useState<typeof import('./compared-machines') | null>(null)
  const comparison = useComparedMachines(async () => setTable(await import('./compared-machines')))
  const status = useRef<HTMLParagraphElement>(null)
  const [change, setChange] = useState({ slugs: '', text: '' })
  const machines = comparison.state === 'ready' ? comparison.machines : []
  const state = comparison.state === 'ready' ? 'loading' : comparison.state
  const listSlugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug).join()

  function show(next: readonly ListableMachine[], text: string) {
    showMachines(machines, next)
    setChange({ slugs: listSlugs(next), text })
    // The pressed control may disappear with the change.
    status.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <p className="text-caption text-ink-3 print:hidden" role="status" ref={status} tabIndex={-1}>
        {/* The message is shown only while its list is current, so Back also removes it. */}
        {change.slugs === listSlugs(machines) && change.text}
      </p>
      {comparison.state === 'ready' && table ? (
        <table.ComparedMachines words={words} comparison={comparison} onShow={show} />
      ) : (
        <ComparisonMessage role="status" products={words.page.products}>
          {[formatUnknownNote(comparison.unknown, words.names), words.states[state]].filter(Boolean).join(' ')}
        </ComparisonMessage>
      )}
      {comparison.state === 'empty' && (
        <>
          {children}
          <SeenMachines words={words.seen} />
        </>
      )}
    </>
  )
}
