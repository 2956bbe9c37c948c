import { fill } from '@/lib/words'
import { type Brief, getSecondsPerDay } from './job'
import { addMachines, type Load } from './machine-load'
import { formatHoursInShort, formatShare } from './sentence'

/** From this share of a day on, a machine has no time left to make up for a stop. */
const FULL = 0.9

/** Warns of a machine that is busy for nearly all of the day; null if it has a reserve. */
export function formatReserve(load: Load, brief: Brief): string | null {
  if (load.use <= FULL) return null
  const day = getSecondsPerDay(brief)
  const more = addMachines(load, day)
  return (
    more &&
    fill(brief.words.route.noReserve, {
      spare: formatHoursInShort(day * (1 - load.use)),
      count: more.count,
      share: formatShare(more.use),
    })
  )
}
