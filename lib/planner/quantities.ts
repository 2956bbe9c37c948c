import { type Brief, getPacksPerDay } from './job'
import type { Counted, Step } from './planner-data'

/** What one sheet of the job stands for. */
export type Yield = { ups: number; parts: number; metresPerSheet: number }

/** Blanks or wraps of a pack: sheets, strokes and metres hold as many of them. */
function perPack(counted: Counted, { ups, parts, metresPerSheet }: Yield, bundle: number): number {
  switch (counted) {
    case 'part':
    case 'blank':
      return parts
    case 'sheet':
    case 'stroke':
      return parts / ups
    case 'metre':
      return (parts * metresPerSheet) / ups
    case 'bundle':
      return 1 / bundle
    case 'pack':
      return 1
  }
}

/**
 * How much each step of a route takes in a day, in what it counts, worked backwards from the packs: what a step wastes is made by
 * all before it, and what print or board wastes by that branch alone. Whole numbers.
 */
export function computeInputs(brief: Brief, steps: readonly Step[], yields: Yield): number[] {
  const bundle = brief.assume('bundle')
  const inputs = new Array<number>(steps.length).fill(0)
  let need: Need = { counted: 'pack', count: getPacksPerDay(brief) }
  const branches = new Map<string, Need>()
  for (let index = steps.length - 1; index >= 0; index--) {
    const step = steps[index]
    if (!step) continue
    const after: Need = (step.branch !== null && branches.get(step.branch)) || need
    const factor = perPack(step.counts, yields, bundle) / perPack(after.counted, yields, bundle)
    const out = roundUp(after.count * factor)
    const input = roundUp(out / (1 - step.waste))
    inputs[index] = input
    const before = { counted: step.counts, count: input }
    if (step.branch !== null) branches.set(step.branch, before)
    // Bundles are rounded up, and boxes are made for no more of them than were asked for.
    else if (step.counts !== 'bundle') need = before
  }
  return inputs
}

type Need = { counted: Counted; count: number }

/** Up to the next whole one; what division adds behind the sixth decimal is none. */
function roundUp(count: number) {
  return Math.ceil(Math.round(count * 1e6) / 1e6)
}
