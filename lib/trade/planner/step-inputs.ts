import type { Measures, Shape } from './blanks'
import { type Brief, getMakeReady, getPacksPerDay } from './job'
import type { Step } from './line'
import { toNumber } from './pace'

// How much each step of a route takes in a day.

/** How often a step is run for a sheet: once, or for each part of the board that it counts (COUNTED_WEBS). */
export function countRuns({ webs }: Step, { job, number }: Brief): number {
  if (webs === undefined) return 1
  const count = String(job.answers.flute ?? '').length
  if (webs === 'joints') return Math.max(count - 1, 0)
  // A weight is asked for where a printed sheet takes the place of the outer liner.
  return webs === 'layers' && number('gsm') === 0 ? count + 1 : count
}

/** The number of sheets, and of blanks, for a part of a pack, and the measures of the job. */
type Yields = { perPart: number; shape: Pick<Shape, 'blanks'>; measures: Measures }

/** How many of a step's unit a pack needs: sheets, strokes and metres yield several blanks or wraps. */
export function countPerPack(step: Step, brief: Brief, { perPart, shape, measures }: Yields): number {
  const { parts } = brief.style
  switch (step.counts) {
    case 'part':
      return parts
    case 'blank':
      // As many as there are joints.
      return parts * shape.blanks
    case 'sheet':
    case 'stroke':
      // A part takes a share of a sheet: half of a sheet that holds two.
      return parts * perPart * countRuns(step, brief)
    case 'metre': {
      // The bottoms of cups run from a reel of their own; else the web is as long as the sheets that are cut from it.
      if (step.length) return toNumber(measures[step.length]) / 1000
      return (parts * perPart * countRuns(step, brief) * toNumber(measures.cut)) / 1000
    }
    case 'bundle':
      return 1 / brief.assume('bundle')
    case 'pack':
      return 1
  }
}

/** What the next step takes in: `count` of its own unit in a day, and `perPack` of that unit for each pack. */
type Need = { perPack: number; count: number }

/**
 * The input of each step per day in its own unit, computed backwards from the packs: waste and make-ready of
 * a step increase the input of all steps before it, those of print or board only that of its branch. Whole numbers.
 */
export function computeInputs(brief: Brief, steps: readonly Step[], yields: Yields): number[] {
  let need: Need = { perPack: 1, count: getPacksPerDay(brief) }
  const branches = new Map<string, Need>()
  const inputs = [...steps].reverse().map(step => {
    const { counts, branch, waste } = step
    const makeReady = getMakeReady(step, brief)
    const after = (branch !== undefined && branches.get(branch)) || need
    const perPack = countPerPack(step, brief, yields)
    // What the next step takes, in the unit of this one: sheets for blanks; then what waste and make-ready take besides.
    const input = roundUp(roundUp((after.count * perPack) / after.perPack) / (1 - waste)) + makeReady
    if (branch !== undefined) branches.set(branch, { perPack, count: input })
    // Bundles are rounded up, but the boxes for them are not.
    else if (counts !== 'bundle') need = { perPack, count: input }
    return input
  })
  return inputs.reverse()
}

/** Rounds up to a whole number, but ignores floating-point errors after the sixth decimal. */
function roundUp(count: number) {
  return Math.ceil(Math.round(count * 1e6) / 1e6)
}
