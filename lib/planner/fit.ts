import { formatSides } from '@/lib/format-number'
import { isDoubleWall, takesFlute, takesMaterial } from '@/lib/product/stock-fit'
import type { Measures } from './blanks/formula'
import type { Brief } from './job'
import { getMeasureWords } from './measure-words'
import type { Limit, PlannerMachine, Step, Work } from './planner-data'

/** Why a machine does not fit a job, and what would fit instead. */
type Reason = {
  of: string
  /** 'takes at least 210 gsm; yours has 180' */
  text: string
  /** The nearest job that would fit, and the share by which it changes this one; null if no number would help. */
  nearest: { text: string; change: number } | null
}

/** 'fits': all stated limits are met. 'ask': no limit is exceeded, but the file does not state all of them. */
export type Fit = { fit: 'fits' | 'ask' | 'refused'; reasons: Reason[] }

type Context = { brief: Brief; step: Step; measures: Measures }

/** Compares a job with the limits that a machine's file states for a step. */
export function checkFit(machine: PlannerMachine, work: Work, context: Context): Fit {
  const { brief, step, measures } = context
  const own = selectMeasures(context)
  const reasons = [
    ...work.limits.flatMap(limit => findReason(limit, own[limit.of])),
    ...findWeightReason(work, own.gsm),
    ...findKindReason(work, brief.style.kind),
  ]
  const isFluted = brief.style.material === 'corrugated' && step.branch !== 'print'
  const flute = isFluted ? checkFlute(machine, String(brief.job.answers.flute ?? '')) : null
  if (step.branch !== 'print') reasons.push(...findMaterialReason(machine, brief.style.material))
  if (flute?.isRefused) reasons.push(flute.reason)
  if (reasons.length > 0) return { fit: 'refused', reasons }
  const asks = [
    ...work.missing.filter(name => measures[name] !== undefined).map(createMissing),
    ...(flute ? [flute.reason] : []),
  ]
  return { fit: asks.length > 0 ? 'ask' : 'fits', reasons: asks }
}

/**
 * Selects the measures of a step: weight applies to steps with the printed sheet, thickness to steps with the board
 * under it.
 */
function selectMeasures({ brief, step, measures }: Context): Measures {
  const { material } = brief.style
  const isSheet = material === 'folding carton' || material === 'paper'
  const { gsm, board, ...rest } = measures
  const own: Measures = { ...rest }
  if (gsm !== undefined && (step.weighs || isSheet)) own.gsm = gsm
  if (board !== undefined && step.branch !== 'print') own.board = board
  return own
}

function findReason({ of, least, most }: Limit, have: Measures[string] | undefined): Reason[] {
  if (have === undefined) return []
  const sides = typeof have === 'number' ? [have] : have
  if (holds(sides, least, most, of)) return []
  return [createReason(of, sides, least, most)]
}

/** Compares sides with limits. They may be rotated, except those of a blank in feed direction. */
function holds(sides: readonly number[], least: number[] | null, most: number[] | null, of: string) {
  const within = (turned: readonly number[]) =>
    turned.every((side, index) => side >= (least?.[index] ?? 0) && side <= (most?.[index] ?? Number.POSITIVE_INFINITY))
  const [first = 0, second = 0, ...rest] = sides
  return within(sides) || (of !== 'feed' && sides.length > 1 && within([second, first, ...rest]))
}

function createReason(of: string, sides: readonly number[], least: number[] | null, most: number[] | null): Reason {
  const { noun, unit } = getMeasureWords(of)
  const isLow = least !== null && !holds(sides, least, null, of)
  const limit = (isLow ? least : most) ?? []
  const bound = `${isLow ? 'at least' : 'at most'} ${formatSides(limit, unit)}`
  return {
    of,
    text: `takes ${noun ? `${noun} ` : ''}${bound}; yours has ${formatSides(sides, '')}`,
    nearest: { text: `${noun ? `${noun} ` : ''}${bound}`, change: findChange(sides, limit) },
  }
}

/** The largest share by which any side would have to change. */
function findChange(sides: readonly number[], limit: readonly number[]) {
  return Math.max(...sides.map((side, index) => Math.abs((limit[index] ?? side) - side) / Math.max(side, 1)))
}

function findWeightReason({ weights }: Work, gsm: Measures[string] | undefined): Reason[] {
  if (typeof gsm !== 'number' || weights.length === 0) return []
  if (weights.some(([least = 0, most = Number.POSITIVE_INFINITY]) => gsm >= least && gsm <= most)) return []
  const least = Math.min(...weights.map(([from = 0]) => from))
  const most = Math.max(...weights.map(([, to = 0]) => to))
  return [createReason('gsm', [gsm], [least], [most])]
}

function findKindReason({ kinds }: Work, kind: string | null): Reason[] {
  if (kind === null || kinds.length === 0 || kinds.includes(kind)) return []
  return [{ of: 'kind', text: `makes ${kinds.join(' or ')}, not ${kind}`, nearest: null }]
}

/** Whether a machine takes the material of a pack, or the paper that rigid boxes are wrapped in. */
export function takesPack({ materials }: PlannerMachine, material: string): boolean {
  return takesMaterial(materials, material) || (material === 'rigid board' && materials.includes('paper'))
}

function findMaterialReason(machine: PlannerMachine, material: string): Reason[] {
  if (takesPack(machine, material)) return []
  const { materials } = machine
  return [{ of: 'material', text: `takes ${materials.join(' and ')}, not ${material}`, nearest: null }]
}

/**
 * A single-wall flute that is not listed is refused. Lists of double walls are rarely complete, so there the answer is
 * 'ask'.
 */
function checkFlute(machine: PlannerMachine, flute: string) {
  if (flute === '' || takesFlute(machine, flute)) return null
  const isDouble = isDoubleWall(flute)
  const named = `names ${machine.flutes.join(', ')} flute, not ${flute}`
  return { isRefused: !isDouble, reason: { of: 'flute', text: isDouble ? `${named}; ask us` : named, nearest: null } }
}

function createMissing(name: string): Reason {
  const { noun, unit } = getMeasureWords(name)
  // 'a board thickness of' without article and preposition.
  const what = noun.replace(/^an? | of$/g, '') || unit
  return { of: name, text: `its file gives no ${what}; ask us`, nearest: null }
}
