import { capitalize } from '@/lib/trade/product/capital'
import type { Form } from '@/lib/viewer/motion'
import { fill } from '@/lib/words'
import type { Words } from '@/lib/words/defaults'

const MOST_STATES = 6

type StateStripProps = {
  words: Words['product']['viewer']['run']
  stations: readonly string[]
  /** What the piece is at each station. */
  states: readonly (Form | null)[]
}

/** A machine at work without movement: what the piece is at six of its stations, in words. */
export function StateStrip({ words, stations, states }: StateStripProps) {
  const shown = spread(stations.length, MOST_STATES).filter(index => states[index])
  return (
    <div className="border-t border-line-2 bg-sheet px-2 py-1 text-small print:hidden">
      <p className="text-caption text-ink-3">{words.strip}</p>
      <ol>
        {shown.map(index => (
          <li key={stations[index]}>
            {fill(words.state, {
              number: index + 1,
              name: capitalize(stations[index] ?? ''),
              form: words.forms[states[index] ?? 'sheet'],
            })}
          </li>
        ))}
      </ol>
    </div>
  )
}

/** At most `most` of these numbers of stations, evenly spread, with the first and the last. */
function spread(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, index) => index)
  return Array.from({ length: most }, (_, index) => Math.round((index * (count - 1)) / (most - 1)))
}
