import type { Measures } from './blanks/formula'
import type { Brief } from './job'
import type { PlannerMachine, Speed, Step, Work } from './planner-data'

/** How a stated speed is converted to pieces per hour; kept for the explanation. */
type PacePart = { unit: string; high: number; low: number; taken: number; perHour: number; note: string }

/** Pieces per hour in the step's unit, and their calculation. The slowest part decides. */
export type Pace = { perHour: number; share: number; parts: PacePart[]; byHand: number | null }

type Context = { brief: Brief; step: Step; measures: Measures }

/**
 * Computes a machine's output per hour: a share of its top speed, at least its lowest speed, and at most the rate of
 * feeding by hand.
 */
export function computePace(machine: PlannerMachine, work: Work, { brief, step, measures }: Context): Pace {
  const share = brief.assume(`share-${machine.automation}`)
  const parts = work.speeds.map(({ unit, low, high }: Speed): PacePart => {
    const taken = Math.max(low, share * high)
    return { unit, high, low, taken, ...convert(unit, taken, { machine, work, brief, step, measures }) }
  })
  const perHour = Math.min(...parts.map(part => part.perHour), work.byHand ?? Number.POSITIVE_INFINITY)
  return { perHour, share, parts, byHand: work.byHand }
}

type Conversion = Context & { machine: PlannerMachine; work: Work }

function convert(unit: string, taken: number, context: Conversion): { perHour: number; note: string } {
  const { brief, work } = context
  if (unit === 'm/min') return convertMetres(taken, context)
  if (unit === 'stitches/min') return convertStitches(taken, context)
  if (unit === 'straps/min') {
    return { perHour: (60 * taken) / brief.assume('straps'), note: `${brief.assume('straps')} straps on a bundle` }
  }
  if (work.stack !== null) {
    const pile = Math.max(1, Math.floor(work.stack / brief.thickness))
    return { perHour: 60 * taken * pile, note: `${pile} sheets in a pile of ${work.stack} mm` }
  }
  if (work.perStroke !== null) {
    return { perHour: 60 * taken * work.perStroke, note: `${1 / work.perStroke} strokes for one` }
  }
  return { perHour: unit.endsWith('/h') ? taken : 60 * taken, note: '' }
}

/** One row of stitches as long as the joint, plus the time to change boxes. */
function convertStitches(taken: number, { brief, machine, measures }: Conversion) {
  const spacing = brief.assume('stitch-spacing')
  const stitches = Math.floor(toNumber(measures.joint) / spacing) + 1
  const kind = machine.automation === 'automatic' ? 'automatic' : 'hand'
  const seconds = (60 * stitches) / taken + brief.assume(`stitch-handling-${kind}`)
  return {
    perHour: 3600 / seconds,
    note: `${stitches} stitches and ${brief.assume(`stitch-handling-${kind}`)} s a box`,
  }
}

function convertMetres(metresPerMinute: number, { brief, step, measures }: Conversion) {
  const { assume, style } = brief
  if (step.belt === 'glue') {
    const seam =
      style.material === 'corrugated' ? 'corrugated' : style.kind === 'straight seams' ? 'straight' : 'formed'
    const factor = seam === 'formed' ? assume('formed-speed') : 1
    const [length, gap, cap] = [toNumber(measures['blank-length']), assume(`gap-${seam}`), assume(`cap-${seam}`)]
    const perHour = (60_000 * metresPerMinute * factor) / (length + gap)
    const slowed = factor < 1 ? `${factor} of the belt's speed, ` : ''
    return {
      perHour: Math.min(perHour, cap),
      note: `${slowed}${length} + ${gap} mm of belt a blank, at most ${cap} an hour`,
    }
  }
  if (step.belt === null) return { perHour: 60 * metresPerMinute, note: 'metres of the reel' }
  const [length, gap] = findLength(step.belt, measures, assume('gap-sheet'))
  return { perHour: (60_000 * metresPerMinute) / (length + gap), note: `${length} + ${gap} mm of belt for each` }
}

function findLength(belt: 'sheet' | 'cut' | 'part' | 'wrap', measures: Measures, gap: number): [number, number] {
  if (belt === 'cut') return [toNumber(measures.cut), 0]
  const sides = measures[belt === 'part' ? 'blank' : belt]
  return [Array.isArray(sides) ? Math.min(...sides) : 0, gap]
}

function toNumber(measure: Measures[string] | undefined) {
  return typeof measure === 'number' ? measure : 0
}
