import { findUndrawn } from '@/scripts/steps/build-steps'

/** Some unit tests read what drawing steps write. Said before the first test, not by the last one. */
export default function requireDrawings() {
  const undrawn = findUndrawn()
  if (undrawn.length === 0) return
  const commands = undrawn.map(({ command }) => command).join(' && ')
  throw new Error(`${undrawn.map(({ list }) => list).join(', ')} cannot be read. Run once: ${commands}`)
}
