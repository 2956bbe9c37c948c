import { type Command, runCommand } from './run-command'

/** A named command. */
export type Step = Command & { name: string }

/** The number of passed steps, the name of the failed one, and the duration of each step that was run. */
export type StepsResult = { passed: number; failed: string | null; seconds: { name: string; value: number }[] }

/** Empty lines and Next's table of routes. */
const NOISE = /^\s*([┌├└│○●ƒ]|$)/

/**
 * Runs steps one after another until one fails, and prints the number, name and duration of each.
 *
 * @param output `'full'` shows the output of the commands unchanged; `'progress'` omits route tables and indents the
 * rest
 */
export async function runSteps(
  steps: readonly Step[],
  output: 'full' | 'progress',
  print: (line: string) => void = console.info,
): Promise<StepsResult> {
  const seconds: StepsResult['seconds'] = []
  for (const [index, step] of steps.entries()) {
    print(`\n${index + 1}/${steps.length} ${step.name}`)
    const start = performance.now()
    const code = await runCommand(
      step,
      output === 'full' ? undefined : line => NOISE.test(line) || print(`    ${line}`),
    )
    const value = (performance.now() - start) / 1000
    seconds.push({ name: step.name, value })
    print(`    ${code === 0 ? 'done in' : 'FAILED after'} ${value.toFixed(1)} s`)
    if (code !== 0) return { passed: index, failed: step.name, seconds }
  }
  return { passed: steps.length, failed: null, seconds }
}
