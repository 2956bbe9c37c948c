import { type Brief, getPacksPerDay } from './job'
import type { Counted, Step } from './planner-data'

/** The yield of one sheet. */
export type Yield = { ups: number; parts: number; metresPerSheet: number }

/** How many of a unit one pack needs: sheets, strokes and metres yield several blanks or wraps. */
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
 * The input of each step per day in its own unit, computed backwards from the packs: waste of a step increases the
 * input of all steps before it, waste of print or board only that of its branch. Whole numbers.
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
    // Bundles are rounded up, but the boxes for them are not.
    else if (step.counts !== 'bundle') need = before
  }
  return inputs
}

type Need = { counted: Counted; count: number }

/** Rounds up to a whole number, but ignores floating-point errors after the sixth decimal. */
function roundUp(count: number) {
  return Math.ceil(Math.round(count * 1e6) / 1e6)
}
