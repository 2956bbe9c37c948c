import { useEffect, useState } from 'react'
import { useStored } from '@/lib/browser/store'
import { fetchMachines } from '@/lib/compare/machine-files'
import { MAX_COMPARED } from '@/lib/constants'
import { seenList } from '@/lib/lists/machine-list'
import { paths } from '@/lib/paths'
import type { ComparableMachine } from '@/lib/trade/compare/comparison'
import { fillCount } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'
import { ComparisonCard, ComparisonCardGroup } from './comparison-cards'

type SeenWords = Words['lists']['compare']['seen']

/**
 * The machines that the visitor viewed last, grouped by process, newest first. Shows nothing if their data cannot be
 * loaded.
 */
export function SeenMachines({ words }: { words: SeenWords }) {
  const machines = useSeenMachines()
  const processes = [...new Set(machines.map(({ process }) => process))]
  if (processes.length === 0) return null
  return (
    <ComparisonCardGroup title={words.title}>
      {processes.map(process => {
        const group = machines.filter(machine => machine.process === process).slice(0, MAX_COMPARED)
        return (
          <ComparisonCard
            key={process}
            {...formatTexts(group, words)}
            href={paths.compareMachines(group.map(({ slug }) => slug))}
            machines={group}
          />
        )
      })}
    </ComparisonCardGroup>
  )
}

/** The machines that the visitor viewed, newest first; empty until their data has loaded. */
function useSeenMachines(): ComparableMachine[] {
  const slugs = useStored(seenList)
  const [machines, setMachines] = useState<ComparableMachine[]>([])

  useEffect(() => {
    let isCurrent = true
    // If the data does not load, the page still offers the suggested comparisons.
    fetchMachines(slugs)
      .catch(() => [])
      .then(found => isCurrent && setMachines(found))
    return () => {
      isCurrent = false
    }
  }, [slugs])

  return slugs.flatMap(slug => machines.find(machine => machine.slug === slug) ?? [])
}

/** The title and text of a group's card: the process and its machines, or the one machine and how to go on. */
function formatTexts(group: readonly ComparableMachine[], words: SeenWords) {
  const titles = group.map(({ title }) => title).join(' · ')
  return group.length > 1
    ? { title: fillCount(words.group, group.length, { process: group[0]?.processName ?? '' }), text: titles }
    : { title: titles, text: words.choose }
}
