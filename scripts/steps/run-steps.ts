import { availableParallelism } from 'node:os'
import { runBounded } from './run-bounded'
import { type Command, runCommand } from './run-command'

/** A named command. */
export type Step = Command & {
  name: string
  /** Runs at the same time as the neighbouring steps that are independent, too. */
  isIndependent?: boolean
}

/** The number of passed steps, the name of the failed one, and the duration of each step that was run. */
export type StepsResult = { passed: number; failed: string | null; seconds: { name: string; value: number }[] }

/** Empty lines and Next's table of routes. */
const NOISE = /^\s*([┌├└│○●ƒ]|$)/

/** Groups the steps that run at the same time: independent neighbours, or one step alone. */
function toGroups(steps: readonly Step[]): Step[][] {
  const groups: Step[][] = []
  for (const [index, step] of steps.entries()) {
    if (step.isIndependent && steps[index - 1]?.isIndependent) groups.at(-1)?.push(step)
    else groups.push([step])
  }
  return groups
}

/**
 * Runs steps one after another, and independent neighbours at the same time, as many as there are processors. Prints the
 * number, name and duration of each. When a step fails, no further one is started.
 *
 * @param output `'full'` shows the output of the commands unchanged; `'progress'` omits route tables and indents the
 * rest. The output of independent steps is indented, and printed when they are done.
 */
export async function runSteps(
  steps: readonly Step[],
  output: 'full' | 'progress',
  print: (line: string) => void = console.info,
): Promise<StepsResult> {
  const seconds: StepsResult['seconds'] = []
  let passed = 0
  let failed: string | null = null

  async function run(step: Step, write: (line: string) => void, isIndented: boolean) {
    if (failed !== null) return
    write(`\n${steps.indexOf(step) + 1}/${steps.length} ${step.name}`)
    const start = performance.now()
    const code = await runCommand(step, isIndented ? line => NOISE.test(line) || write(`    ${line}`) : undefined)
    const value = (performance.now() - start) / 1000
    seconds.push({ name: step.name, value })
    write(`    ${code === 0 ? 'done in' : 'FAILED after'} ${value.toFixed(1)} s`)
    if (code === 0) passed++
    else failed ??= step.name
  }

  for (const group of toGroups(steps)) {
    const [first] = group
    if (first && group.length === 1) await run(first, print, output === 'progress')
    else {
      await runBounded(group, availableParallelism(), async step => {
        const lines: string[] = []
        await run(step, line => lines.push(line), true)
        for (const line of lines) print(line)
      })
    }
  }
  return { passed, failed, seconds }
}
