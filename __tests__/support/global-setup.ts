import { findUnfinishedRenderSteps } from '@/scripts/steps/build-steps'

/** Fails before the first test if the files that some unit tests read have not been rendered yet. */
export default function requireDrawings() {
  const undrawn = findUnfinishedRenderSteps()
  if (undrawn.length === 0) return
  const commands = undrawn.map(({ command }) => command).join(' && ')
  throw new Error(`${undrawn.map(({ manifest }) => manifest).join(', ')} cannot be read. Run once: ${commands}`)
}
