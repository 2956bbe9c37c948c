import { compareList } from '@/lib/lists/compare-list'
import type { ListedMachine } from '@/lib/lists/machine-list'
import { pushPageQuery } from '@/lib/navigation/page-query'
import { paths } from '@/lib/paths'

type Shown = Pick<ListedMachine, 'slug' | 'title' | 'process'>

/**
 * Compares other machines than those that are shown: in the address, as a step that Back undoes. The visitor's own list follows
 * where it holds all that are shown. Otherwise they came with a link, which leaves the list alone.
 */
export function showMachines(shown: readonly Shown[], next: readonly Shown[]) {
  const own = compareList.get()
  if (shown.every(({ slug }) => own.some(machine => machine.slug === slug))) {
    compareList.set(next.map(({ slug, title, process }) => ({ slug, title, process, quantity: 1, note: '' })))
  }
  const address = next.length > 0 ? paths.compareOf(next.map(({ slug }) => slug)) : paths.compare
  pushPageQuery(address.slice(paths.compare.length))
}
