import { type Command, runCommand } from './run-command'

/** One part of a longer run: what a person calls it, and what does it. */
export type Step = Command & { name: string }

/** How a run of steps ended; `failed` names the step that stopped it. `seconds` are those of the steps that were run, in order. */
export type StepsResult = { passed: number; failed: string | null; seconds: { name: string; value: number }[] }

/** Lines of a build that say nothing to a reader: the table of routes and empty ones. */
const NOISE = /^\s*([┌├└│○●ƒ]|$)/

/**
 * Runs steps one after another, each under a heading with its number and followed by its time, up to the first that fails.
 *
 * @param output `'all'` shows what the programs print as it is; `'progress'` leaves out route tables and indents the rest
 * @param print where headings and lines go
 */
export async function runSteps(
  steps: readonly Step[],
  output: 'all' | 'progress',
  print: (line: string) => void = console.info,
): Promise<StepsResult> {
  const seconds: StepsResult['seconds'] = []
  for (const [index, step] of steps.entries()) {
    print(`\n${index + 1}/${steps.length} ${step.name}`)
    const start = performance.now()
    const code = await runCommand(step, output === 'all' ? undefined : line => NOISE.test(line) || print(`    ${line}`))
    const value = (performance.now() - start) / 1000
    seconds.push({ name: step.name, value })
    print(`    ${code === 0 ? 'done in' : 'FAILED after'} ${value.toFixed(1)} s`)
    if (code !== 0) return { passed: index, failed: step.name, seconds }
  }
  return { passed: steps.length, failed: null, seconds }
}
