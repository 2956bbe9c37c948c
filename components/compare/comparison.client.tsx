'use client'

import { type ReactNode, useRef, useState } from 'react'
import { loadCode } from '@/lib/browser/load-code'
import type { MachineName } from '@/lib/compare/comparison'
import { showMachines } from '@/lib/compare/show-machines'
import { useComparedMachines } from '@/lib/compare/use-compared-machines'
import { formatUnknownNote } from '@/lib/lists/machine-query'
import { ComparisonMessage } from './comparison-message'
import { SeenMachines } from './seen-machines'

const NOTES = {
  loading: 'Loading the machines...',
  failed: 'The figures did not load. Check your connection and reload the page.',
  empty: 'Pick two to four machines that do the same job. Press Compare on each card.',
} as const

type ComparisonProps = {
  /** Shown if the URL names no machine. */
  children: ReactNode
}

/** Compares the machines in the URL and lets visitors add and remove machines, or suggests comparisons. */
export function Comparison({ children }: ComparisonProps) {
  const [table, setTable] = useState<typeof import('./compared-machines') | null>(null)
  const comparison = useComparedMachines(async () => setTable(await loadCode(() => import('./compared-machines'))))
  const status = useRef<HTMLParagraphElement>(null)
  const [change, setChange] = useState({ slugs: '', text: '' })
  const machines = comparison.state === 'ready' ? comparison.machines : []
  const state = comparison.state === 'ready' ? 'loading' : comparison.state
  const listSlugs = (list: readonly MachineName[]) => list.map(({ slug }) => slug).join()

  function show(next: Parameters<typeof showMachines>[1], text: string) {
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
        <table.ComparedMachines comparison={comparison} onShow={show} />
      ) : (
        <ComparisonMessage role="status">
          {[formatUnknownNote(comparison.unknown), NOTES[state]].filter(Boolean).join(' ')}
        </ComparisonMessage>
      )}
      {comparison.state === 'empty' && (
        <>
          {children}
          <SeenMachines />
        </>
      )}
    </>
  )
}
