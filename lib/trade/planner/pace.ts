import { getStepKey } from './assumptions'
import type { Measures } from './blanks'
import type { StepContext } from './fit'
import { isFedByHand } from './hand-feeding'
import type { Brief } from './job'
import type { PlannerMachine, Work } from './planner-data'

type PaceWords = Brief['words']['pace']

/** Converts m/min to mm per hour. */
const MM_PER_HOUR = 60 * 1000

/**
 * How a stated speed becomes pieces per hour. `note` names the text (`pace` in lib/words/en/plan.ts) that explains it;
 * texts are made only when a visitor asks.
 */
type PacePart = {
  unit: string
  /** Whether the web in front is slower than the machine would be. */
  isHeld: boolean
  /** The machine's highest and lowest speed, and the speed that is planned, in the unit. */
  high: number
  low: number
  taken: number
  /** What the planned speed comes to, in the step's own unit. */
  perHour: number
  note: { text: keyof PaceWords; values: Record<string, number> } | null
}

/**
 * Pieces per hour in the step's unit, and their calculation: the share of top speed that is planned, a part for each
 * speed that the machine states, of which the slowest decides, whether people feed it piece by piece, and how many they
 * can feed per hour, null if neither its file nor the visitor says it. `large`: a piece that is larger than a m² is fed
 * at this share of that; null if it is not, or if the visitor has typed what people feed.
 */
export type Pace = {
  perHour: number
  share: number
  parts: PacePart[]
  byHand: number | null
  isFedByHand: boolean
  large: { area: number; share: number } | null
}

/**
 * What the machine in front of a step delivers: metres a minute, how many sheets lie side by side in its web, and the
 * share of the step's sheets that comes from another reel: that of the flat liner.
 */
export type Web = { speed: number; lanes: number; flat: number }

/** A step, and the web that it runs on: null if it is not `onWeb`, or if no machine can deliver one. */
export type PaceContext = StepContext & { web: Web | null }

/**
 * Computes a machine's output per hour: a share of its top speed, at least its lowest speed, and at most the speed of
 * the web in front of it and the rate of feeding by hand.
 */
export function computePace(machine: PlannerMachine, work: Work, context: PaceContext): Pace {
  const share = Math.min(context.brief.assume(`share-${machine.automation}`), findLargestShare(context))
  const parts = work.speeds.map(({ unit, low, high }): PacePart => {
    // The lowest speed that a machine states holds for lighter board: double wall may run slower.
    const own = Math.min(Math.max(low, share * high), findLargestShare(context) * high)
    const taken = unit === 'm/min' && context.web ? Math.min(own, context.web.speed) : own
    return { unit, isHeld: taken < own, high, low, taken, ...convert(unit, taken, { machine, work, ...context }) }
  })
  const { byHand } = work
  const isByHand = isFedByHand(machine, work, context.step)
  const large = isByHand ? findLarge(context) : null
  const handled = large?.share ?? 1
  // On a belt, a longer piece takes longer already.
  const rates = parts.map(part => part.perHour * (part.unit === 'm/min' ? 1 : handled))
  const perHour = Math.min(...rates, (byHand ?? Number.POSITIVE_INFINITY) * handled)
  return { perHour, share, parts, byHand, isFedByHand: isByHand, large }
}

/** The least share of its rate at which people feed a large piece: our estimate. */
const LEAST_OF_LARGE = 0.5

/**
 * At what share of their rate people feed a piece of more than a m²: one m² by its area, in m² with two decimals. A rate
 * that the visitor has typed holds for his own pieces.
 */
function findLarge({ brief: { job }, step, measures }: StepContext): Pace['large'] {
  const sides = measures[step.counts === 'sheet' ? 'sheet' : 'blank']
  const isPiece = step.counts === 'sheet' || step.counts === 'blank' || step.counts === 'part'
  if (!isPiece || !Array.isArray(sides) || job.assumptions[getStepKey('byHand', step)] !== undefined) return null
  const area = Math.round(sides.reduce((product, side) => product * side, 1) / 1e4) / 100
  return area > 1 ? { area, share: Math.max(LEAST_OF_LARGE, 1 / area) } : null
}

/** The largest share of its top speed that a machine is planned at, whatever its lowest speed. */
function findLargestShare({ brief: { job, assume }, step }: StepContext) {
  const isDoubleWall = String(job.answers.flute ?? '').length > 1
  return step.slowOnDoubleWall && isDoubleWall ? assume('share-double-wall') : 1
}

/** What a speed is converted with, and what becomes of it. */
type Conversion = PaceContext & { machine: PlannerMachine; work: Work }
type Converted = Pick<PacePart, 'perHour' | 'note'>

/** Converts a planned speed into pieces per hour, and says how. */
function convert(unit: string, taken: number, context: Conversion): Converted {
  const { brief, work } = context
  if (unit === 'm/min') return convertMetres(taken, context)
  if (unit === 'stitches/min') return convertStitches(taken, context)
  if (unit === 'straps/min') {
    const straps = brief.assume('straps')
    return { perHour: (60 * taken) / straps, note: { text: 'straps', values: { straps } } }
  }
  if (work.stack !== null) {
    const pile = Math.max(1, Math.floor(work.stack / brief.thickness))
    return { perHour: 60 * taken * pile, note: { text: 'pile', values: { sheets: pile, height: work.stack } } }
  }
  if (work.perStroke !== null) {
    return { perHour: 60 * taken * work.perStroke, note: { text: 'strokes', values: { strokes: 1 / work.perStroke } } }
  }
  return { perHour: unit.endsWith('/h') ? taken : 60 * taken, note: null }
}

/** One row of stitches as long as the joint, plus the time to change boxes. */
function convertStitches(taken: number, { brief, machine, measures }: Conversion): Converted {
  const stitches = Math.floor(toNumber(measures.joint) / brief.assume('stitch-spacing')) + 1
  const handling = brief.assume(`stitch-handling-${machine.automation === 'automatic' ? 'automatic' : 'hand'}`)
  const seconds = (60 * stitches) / taken + handling
  return { perHour: 3600 / seconds, note: { text: 'stitches', values: { stitches, seconds: handling } } }
}

/**
 * Converts metres a minute. A step without a belt counts metres; on a belt, each piece takes its own length and the gap
 * to the next. Where sheets run side by side, each metre counts for all of them. A folder gluer is slower with formed
 * seams, and at most as fast as it can be fed.
 */
function convertMetres(metresPerMinute: number, { brief, step, measures, work, web }: Conversion): Converted {
  const { assume, style } = brief
  const across = step.sideBySide ? countLanes(work, measures, brief) : null
  if (across && step.belt === undefined) return convertLanes(metresPerMinute, across)
  if (step.belt === undefined) return { perHour: 60 * metresPerMinute, note: { text: 'metres', values: {} } }
  if (step.belt !== 'glue') {
    const [length, gap] = findLength(step.belt, measures, assume('gap-sheet'))
    const perHour = (MM_PER_HOUR * metresPerMinute) / (length + gap)
    if (!across || across.lanes === 1) return { perHour, note: { text: 'belt', values: { length, gap } } }
    return convertCuts(perHour, { ...across, length }, web)
  }
  const cartonSeam = style.kind === 'straight seams' ? 'straight' : 'formed'
  const seam = style.material === 'corrugated' ? 'corrugated' : cartonSeam
  const factor = seam === 'formed' ? assume('formed-speed') : 1
  const [length, gap, cap] = [toNumber(measures['blank-length']), assume(`gap-${seam}`), assume(`cap-${seam}`)]
  const perHour = (MM_PER_HOUR * metresPerMinute * factor) / (length + gap)
  const text = factor < 1 ? 'slowedBlank' : 'blank'
  return { perHour: Math.min(perHour, cap), note: { text, values: { factor, length, gap, cap } } }
}

/** How many sheets a web holds side by side, the width in mm of each, and the width that the machine can run. */
export type Lanes = { lanes: number; width: number; working: number }

/** Counts the sheets that run side by side on a machine, within its working width less the trim at both edges. */
export function countLanes({ limits }: Work, measures: Measures, { assume }: Pick<Brief, 'assume'>): Lanes {
  const width = toNumber(measures.web)
  const working = limits.find(({ of }) => of === 'web')?.most?.[0] ?? width
  const lanes = width > 0 ? Math.floor((working - 2 * assume('deckle-trim')) / width) : 1
  return { lanes: Math.max(1, lanes), width, working }
}

/**
 * Cuts across several sheets side by side. A web that comes from the machine in front has no more of them than there;
 * the flat liner has as many as this machine is wide.
 */
function convertCuts(perHour: number, across: Lanes & { length: number }, web: Web | null): Converted {
  const webs = Math.min(across.lanes, web?.lanes ?? across.lanes)
  const flat = web?.flat ?? 0
  const note = webs === across.lanes ? 'slit' : flat > 0 ? 'slitFlat' : 'cut'
  return {
    perHour: perHour / ((1 - flat) / webs + flat / across.lanes),
    note: { text: note, values: { ...across, webs } },
  }
}

/** A web that runs several sheets side by side. */
function convertLanes(metresPerMinute: number, { lanes, width, working }: Lanes): Converted {
  const share = Math.round((lanes * width * 100) / Math.max(working, 1))
  return { perHour: 60 * metresPerMinute * lanes, note: { text: 'lanes', values: { lanes, width, working, share } } }
}

/**
 * The length of a piece on a belt and the gap behind it, in mm. A piece lies with its short side along the belt. Pieces
 * that are cut from a web have no gap.
 */
function findLength(
  belt: 'sheet' | 'cut' | 'part' | 'wrap' | 'case',
  measures: Measures,
  gap: number,
): [number, number] {
  if (belt === 'cut') return [toNumber(measures.cut), 0]
  const sides = measures[belt === 'part' ? 'blank' : belt]
  return [Array.isArray(sides) ? Math.min(...sides) : 0, gap]
}

/** A measure as a number; 0 for the sides of a size, or without one. */
export function toNumber(measure: Measures[string] | undefined) {
  return typeof measure === 'number' ? measure : 0
}
