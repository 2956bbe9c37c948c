import { fill } from '@/lib/words'
import { type Brief, getSecondsPerDay } from './job'
import { addMachines, isFull, type Load } from './machine-load'
import { formatHoursInShort, formatShare } from './sentence'

/** Warns of a machine that is busy for nearly all of the day; null if it has a reserve. */
export function formatReserve(load: Load, brief: Brief): string | null {
  if (!isFull(load)) return null
  const day = getSecondsPerDay(brief)
  const more = addMachines(load, day)
  return (
    more &&
    fill(brief.words.route.noReserve, {
      spare: formatHoursInShort(day * (1 - load.use)),
      rest: formatShare(1 - brief.assume('shift-share')),
      count: more.count,
      share: formatShare(more.use),
    })
  )
}
