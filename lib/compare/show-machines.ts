import { compareList } from '@/lib/lists/compare-list'
import type { ListedMachine } from '@/lib/lists/machine-list'
import { pushPageQuery } from '@/lib/navigation/page-query'
import { paths } from '@/lib/paths'

type Shown = Pick<ListedMachine, 'slug' | 'title' | 'process'>

/**
 * Compares the machines `next` instead of those that are shown. This adds a history entry, so that Back undoes it. The
 * visitor's own list is updated only if it contains all machines shown; otherwise they come from a link.
 */
export function showMachines(shown: readonly Shown[], next: readonly Shown[]) {
  const ownList = compareList.get()
  if (shown.every(({ slug }) => ownList.some(machine => machine.slug === slug))) {
    compareList.set(next.map(({ slug, title, process }) => ({ slug, title, process, quantity: 1, note: '' })))
  }
  const url = next.length > 0 ? paths.compareMachines(next.map(({ slug }) => slug)) : paths.compare
  pushPageQuery(url.slice(paths.compare.length))
}
