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

type NumberedStep = Step & { number: number }

/** Numbers the steps, and groups those that run at the same time: independent neighbours, or one step alone. */
function toGroups(steps: readonly Step[]): NumberedStep[][] {
  const groups: NumberedStep[][] = []
  for (const [index, step] of steps.entries()) {
    const numbered = { ...step, number: index + 1 }
    if (step.isIndependent && steps[index - 1]?.isIndependent) groups.at(-1)?.push(numbered)
    else groups.push([numbered])
  }
  return groups
}

/**
 * Runs steps one after another, and independent neighbours at the same time, as many as there are processors. Prints
 * the number, name and duration of each. When a step fails, no further one is started.
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

  /** Runs a step unless one has failed. Without `lines` its output is shown as it comes, otherwise collected there. */
  async function run(step: NumberedStep, lines?: string[]) {
    if (failed !== null) return
    const write = lines ? (line: string) => void lines.push(line) : print
    const isWhole = output === 'full' && !lines
    write(`\n${step.number}/${steps.length} ${step.name}`)
    const start = performance.now()
    const code = await runCommand(step, isWhole ? undefined : line => NOISE.test(line) || write(`    ${line}`))
    const value = (performance.now() - start) / 1000
    seconds.push({ name: step.name, value })
    write(`    ${code === 0 ? 'done in' : 'FAILED after'} ${value.toFixed(1)} s`)
    if (code === 0) passed++
    else failed ??= step.name
  }

  for (const group of toGroups(steps)) {
    await runBounded(group, availableParallelism(), async step => {
      const lines = group.length > 1 ? [] : undefined
      await run(step, lines)
      for (const line of lines ?? []) print(line)
    })
  }
  return { passed, failed, seconds }
}
