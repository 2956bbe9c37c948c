'use client'

import { useSearchParams } from 'next/navigation'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { loadCode } from '@/lib/browser/load-code'
import { fetchMachines } from '@/lib/compare/machine-files'
import { MAX_COMPARED } from '@/lib/constants'
import { compareList, type ListableMachine, toListed } from '@/lib/lists/machine-list'
import { formatUnknownNote, parseMachineQuery } from '@/lib/lists/machine-query'
import { readParameters } from '@/lib/navigation/own-query'
import { pushPageQuery } from '@/lib/navigation/page-query'
import { paths } from '@/lib/paths'
import type { ComparableMachine } from '@/lib/trade/compare/comparison'
import type { ComparisonWords, LoadedComparison } from './compared-machines'
import { ComparisonMessage } from './comparison-message'
import { SeenMachines } from './seen-machines'

type ComparisonProps = {
  words: ComparisonWords
  /** Shown if the URL names no machine. */
  children: ReactNode
}

/** Compares the machines in the URL and lets visitors add and remove machines, or suggests comparisons. */
export function Comparison({ words, children }: ComparisonProps) {
  const [code, setCode] = useState<typeof import('./compared-machines') | null>(null)
  const comparison = useComparedMachines(async () => setCode(await loadCode(() => import('./compared-machines'))))
  const status = useRef<HTMLParagraphElement>(null)
  /** What the visitor changed last, in words, and the machines compared since, by their slugs. */
  const [change, setChange] = useState({ slugs: '', text: '' })
  const machines = comparison.state === 'ready' ? comparison.machines : []
  // For a comparison that is ready, the message is shown while the code of its table loads.
  const messageState = comparison.state === 'ready' ? 'loading' : comparison.state
  const formatSlugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug).join()

  function show(next: readonly ListableMachine[], text: string) {
    showMachines(machines, next)
    setChange({ slugs: formatSlugs(next), text })
    // The pressed control may disappear with the change, which would lose the focus.
    status.current?.focus({ preventScroll: true })
  }

  return (
    <>
      <p className="text-caption text-ink-3 print:hidden" role="status" ref={status} tabIndex={-1}>
        {/* Only while the machines are those that the text is about: Back shows others, without it. */}
        {change.slugs === formatSlugs(machines) && change.text}
      </p>
      {comparison.state === 'ready' && code ? (
        <code.ComparedMachines words={words} comparison={comparison} onShow={show} />
      ) : (
        <ComparisonMessage role="status" products={words.page.products}>
          {[formatUnknownNote(comparison.unknown, words.names), words.states[messageState]].filter(Boolean).join(' ')}
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

type ComparisonState = LoadedComparison | { state: 'empty' | 'loading' | 'failed'; unknown: string[] }

/**
 * Loads the machines listed in the URL, in its order. The previous comparison is shown until the next one has loaded.
 *
 * @param prepare loads the code that shows the machines, while their data loads; if it fails, so does the comparison
 */
function useComparedMachines(prepare: () => Promise<void>): ComparisonState {
  const query = useSearchParams().toString()
  const loaded = useRef<ComparableMachine[]>([])
  const [comparison, setComparison] = useState<ComparisonState>({ state: 'loading', unknown: [] })

  const prepareNow = useEffectEvent(prepare)

  // Loads what the URL names and is not there yet; an answer to an earlier URL is dropped.
  useEffect(() => {
    let isCurrent = true
    async function load() {
      const { slugs } = parseMachineQuery(readParameters(query))
      if (slugs.length === 0) return
      const missing = slugs.filter(slug => !loaded.current.some(machine => machine.slug === slug))
      const [found] = await Promise.all([missing.length > 0 ? fetchMachines(missing) : [], prepareNow()])
      loaded.current = [...loaded.current, ...found]
    }
    load()
      .then(() => isCurrent && setComparison(createComparison(query, loaded.current)))
      .catch(error => {
        console.error('The comparison did not load:', error)
        if (isCurrent) setComparison({ state: 'failed', unknown: [] })
      })
    return () => {
      isCurrent = false
    }
  }, [query])

  return comparison
}

/** The comparison that the URL asks for, of machines whose data has loaded; 'empty' if none of them is known. */
function createComparison(query: string, loaded: readonly ComparableMachine[]): ComparisonState {
  const parameters = readParameters(query)
  const { slugs, unusable } = parseMachineQuery(parameters)
  const found = slugs.flatMap(slug => loaded.find(machine => machine.slug === slug) ?? [])
  const missing = slugs.filter(slug => !found.some(machine => machine.slug === slug))
  const unknown = [...missing, ...unusable]
  if (found.length === 0) return { state: 'empty', unknown }
  // `slugs` has each machine once; the URL may name one twice: `machines=a,b&machines=a`.
  const namesInUrl = parameters.getAll('machines').join().split(',')
  return {
    state: 'ready',
    unknown,
    machines: found.slice(0, MAX_COMPARED),
    surplus: found.slice(MAX_COMPARED),
    isRepeated: found.length === 1 && namesInUrl.filter(name => name.trim() === found[0]?.slug).length > 1,
  }
}

/**
 * Compares the machines `next` instead of those that are shown. This adds a history entry, so that Back undoes it. The
 * visitor's own list is updated only if it contains all machines shown; otherwise they come from a link.
 */
function showMachines(shown: readonly ListableMachine[], next: readonly ListableMachine[]) {
  const ownList = compareList.get()
  if (shown.every(({ slug }) => ownList.some(machine => machine.slug === slug))) compareList.set(next.map(toListed))
  const url = next.length > 0 ? paths.compareMachines(next.map(({ slug }) => slug)) : paths.compare
  pushPageQuery(url.slice(paths.compare.length))
}
