import { type Part, readSequence } from './measures'
import { BY } from './other-scripts'

/** The sign or word between two sides of a size. */
const TIMES = new RegExp(`^\\s*(?:x|by|${BY})\\s*$`, 'iu')

/** The sizes without a unit in a plain text, such as '1020 x 720' and '22.5x35', with the numbers of their sides. */
export function findBareSizes(text: string): { text: string; numbers: readonly number[] }[] {
  const found: { text: string; numbers: number[] }[] = []
  // A global expression goes on from its `lastIndex`.
  const numberStart = /[\d.]/g
  while (numberStart.test(text)) {
    const index = numberStart.lastIndex - 1
    const { parts, end } = readSequence(text, index)
    if (parts.length > 0) numberStart.lastIndex = end
    const isSide = ({ units, start: partStart }: Part, place: number) =>
      units.length === 0 && (place === 0 || TIMES.test(text.slice(parts[place - 1]?.end, partStart)))
    if (parts.length > 1 && parts.every(isSide))
      found.push({ text: text.slice(index, end), numbers: parts.map(({ value }) => value) })
  }
  return found
}
