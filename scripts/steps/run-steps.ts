import { availableParallelism } from 'node:os'
import pLimit from 'p-limit'
import { type Command, runCommand } from './run-command'

/** A named command. */
export type Step = Command & { name: string }

/** Steps in order. Those of an inner list need nothing of one another. */
export type Steps = readonly (Step | readonly Step[])[]

/** The number of passed steps, the name of the failed one, and the duration of each step that was run. */
export type StepsResult = { passed: number; failed: string | null; seconds: { name: string; value: number }[] }

/** Lines that are not shown as progress: empty ones, and Next's table of routes. */
const NOISE = /^\s*([┌├└│○●ƒ]|$)/

/**
 * Runs steps one after another, and those of an inner list at the same time, as many as there are processors. Prints
 * the number, name and duration of each. When a step fails, no further one is started.
 *
 * @param output `'full'` shows the output of the commands unchanged; `'progress'` omits route tables and indents the
 * rest. The output of steps that run at the same time is indented, and printed when they are done.
 */
export async function runSteps(
  steps: Steps,
  output: 'full' | 'progress',
  print: (line: string) => void = console.info,
): Promise<StepsResult> {
  const result: StepsResult = { passed: 0, failed: null, seconds: [] }
  const limit = pLimit(availableParallelism())
  let started = 0

  async function run({ name, ...command }: Step, isAlone: boolean) {
    if (result.failed !== null) return
    const lines: string[] = []
    const write = isAlone ? print : (line: string) => void lines.push(line)
    write(`\n${++started}/${steps.flat().length} ${name}`)
    const start = performance.now()
    const isWhole = output === 'full' && isAlone
    const code = await runCommand(command, isWhole ? undefined : line => NOISE.test(line) || write(`    ${line}`))
    const value = (performance.now() - start) / 1000
    write(`    ${code === 0 ? 'done in' : 'FAILED after'} ${value.toFixed(1)} s`)
    for (const line of lines) print(line)
    result.seconds.push({ name, value })
    if (code === 0) result.passed++
    else result.failed ??= name
  }

  for (const step of steps) {
    const group = [step].flat()
    await limit.map(group, one => run(one, group.length === 1))
  }
  return result
}
