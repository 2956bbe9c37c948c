import { isDoubleWall, takesFlute, takesMaterial } from '@/lib/trade/product/stock-fit'
import { fill } from '@/lib/words'
import { formatSides } from '@/lib/words/format-number'
import type { Measures } from './blanks'
import type { Brief } from './job'
import type { Step } from './line'
import type { Limit, PlannerMachine, Work } from './planner-data'

/** Why a machine does not fit a job, and what would fit instead. */
type Reason = {
  /** 'takes at least 210 gsm; yours has 180' */
  text: string
  /** The nearest job that would fit, and the share by which it changes this one; null if no number would help. */
  nearest: { text: string; change: number } | null
}

/** 'fits': all stated limits are met. 'ask': no limit is exceeded, but the file does not state all of them. */
export type Fit = { fit: 'fits' | 'ask' | 'refused'; reasons: Reason[] }

/** A step of a job, and all measures of the job. */
export type StepContext = { brief: Brief; step: Step; measures: Measures }

/** Compares a job with the limits that a machine's file states for a step. */
export function checkMachineFit(machine: PlannerMachine, work: Work, context: StepContext): Fit {
  const { brief, step, measures } = context
  const { words, style, job } = brief
  const stepMeasures = selectMeasures(context)
  // Steps of the branch 'print' work on the printed sheet, before it is on the board.
  const isOfBoard = step.branch !== 'print'
  const isFluted = style.material === 'corrugated' && isOfBoard
  const answered = String(job.answers.flute ?? '')
  // A step of each single-face web works on one flute at a time: on B, then on C of BC.
  const flutes = step.webs === 'each' || step.webs === 'layers' ? [...answered] : [answered]
  const flute = isFluted ? checkFlutes(machine, flutes, words) : null
  const reasons = [
    ...work.limits.flatMap(limit => findReason(limit, stepMeasures[limit.of], words)),
    ...findWeightReason(work, stepMeasures.gsm, words),
    ...findKindReason(work, style.kind, words),
    // An automatic machine folds one blank onto itself; people lay two panels together. Joints are counted in blanks.
    ...(measures.panels && step.counts === 'blank' && machine.automation === 'automatic'
      ? [{ text: words.fit.panels, nearest: null }]
      : []),
    ...(isOfBoard ? findMaterialReason(machine, style.material, words) : []),
    ...(flute?.isRefused ? [flute.reason] : []),
  ]
  if (reasons.length > 0) return { fit: 'refused', reasons }
  const missing = work.missing.filter(of => measures[of] !== undefined).map(of => getMeasure(of, words).name)
  const unknown = machine.unknown.map(of => words.unknown[of])
  const asks = [
    ...[...missing, ...unknown].map(name => ({ text: fill(words.fit.missing, { name }), nearest: null })),
    ...(flute ? [flute.reason] : []),
  ]
  return { fit: asks.length > 0 ? 'ask' : 'fits', reasons: asks }
}

/**
 * Selects the measures of a step: weight applies to steps with the printed sheet, thickness to steps with the board
 * under it.
 */
function selectMeasures({ brief, step, measures }: StepContext): Measures {
  const { material } = brief.style
  const isSheet = material === 'folding carton' || material === 'paper'
  const { gsm, board, ...selected } = measures
  if (gsm !== undefined && (step.weighs || isSheet)) selected.gsm = gsm
  if (board !== undefined && step.branch !== 'print') selected.board = board
  return selected
}

/** The reason why a measure of the job is outside a limit; none if it is inside, or if the job has no such measure. */
function findReason({ of, least, most }: Limit, have: Measures[string] | undefined, words: Brief['words']): Reason[] {
  if (have === undefined) return []
  const sides = typeof have === 'number' ? [have] : have
  return holds(sides, least, most, of) ? [] : [createLimitReason(of, sides, { least, most }, words)]
}

type Ends = Pick<Limit, 'least' | 'most'>

/** Compares sides with limits. */
function holds(sides: readonly number[], least: number[] | null, most: number[] | null, of: string) {
  return findChange(of, sides, { least, most }) === 0
}

/**
 * The largest share by which a side would have to change, 0 if all are within the limits. Sides may be rotated, except
 * those of a blank in feed direction: the way that needs the smaller change counts.
 */
function findChange(of: string, sides: readonly number[], { least, most }: Ends): number {
  const measure = (turned: readonly number[]) => {
    const changes = turned.map((side, index) => {
      const excess = Math.max((least?.[index] ?? side) - side, side - (most?.[index] ?? side), 0)
      return excess / Math.max(side, 1)
    })
    return Math.max(...changes)
  }
  const [first = 0, second = 0, ...rest] = sides
  const straight = measure(sides)
  return of === 'feed' || sides.length < 2 ? straight : Math.min(straight, measure([second, first, ...rest]))
}

/** The reason for sides that are outside a limit, and the nearest sides that would be inside. */
function createLimitReason(of: string, sides: readonly number[], { least, most }: Ends, words: Brief['words']): Reason {
  const isLow = least !== null && !holds(sides, least, null, of)
  const limit = (isLow ? least : most) ?? []
  const size = formatSides(limit, getUnit(of))
  const bound = fill(isLow ? words.fit.atLeast : words.fit.atMost, { size })
  const wanted = fill(getMeasure(of, words).limit, { bound })
  const text = fill(words.fit.limit, { wanted, own: formatSides(sides, '') })
  return { text, nearest: { text: wanted, change: findChange(of, sides, { least, most }) } }
}

/** The words of a measure. The checks of the content guarantee that each measure that a machine limits has some. */
function getMeasure(of: string, { measures }: Brief['words']) {
  return measures[of as keyof typeof measures]
}

/** The unit of a measure. Plies are counted, and colours have no unit. */
function getUnit(of: string) {
  if (of === 'colours') return ''
  return of === 'gsm' || of === 'ply' ? of : 'mm'
}

/**
 * The reason for a weight outside the weights of a machine's stock; none if the stock states no weight. A weight between
 * two ranges is told the ends of both, and the nearer one is the smaller change.
 */
function findWeightReason({ weights }: Work, gsm: Measures[string] | undefined, words: Brief['words']): Reason[] {
  if (typeof gsm !== 'number' || weights.length === 0) return []
  if (weights.some(([least = 0, most = Number.POSITIVE_INFINITY]) => gsm >= least && gsm <= most)) return []
  const lighter = weights.flatMap(([, most]) => (most !== undefined && most < gsm ? most : []))
  const heavier = weights.flatMap(([least]) => (least !== undefined && least > gsm ? least : []))
  const bounds = [
    ...(lighter.length > 0 ? [{ least: null, most: [Math.max(...lighter)] }] : []),
    ...(heavier.length > 0 ? [{ least: [Math.min(...heavier)], most: null }] : []),
  ]
  const reasons = bounds.map(ends => createLimitReason('gsm', [gsm], ends, words))
  const [nearer] = [...reasons].sort((one, other) => (one.nearest?.change ?? 0) - (other.nearest?.change ?? 0))
  const wanted = reasons.flatMap(({ nearest }) => nearest?.text ?? []).join(` ${words.fit.or} `)
  return nearer ? [{ ...nearer, text: fill(words.fit.limit, { wanted, own: formatSides([gsm], '') }) }] : []
}

/** The reason for a kind of seam, bag or pack that a machine does not make. A machine without kinds makes all. */
function findKindReason({ kinds }: Work, kind: string | undefined, { fit }: Brief['words']): Reason[] {
  if (kind === undefined || kinds.length === 0 || kinds.includes(kind)) return []
  const nameKind = (name: string) => fit.kinds[name] ?? name
  return [
    { text: fill(fit.kind, { kinds: kinds.map(nameKind).join(` ${fit.or} `), kind: nameKind(kind) }), nearest: null },
  ]
}

/** Whether a machine takes the material of a pack, or the paper that rigid boxes are wrapped in. */
export function takesPack({ materials }: PlannerMachine, material: string): boolean {
  return takesMaterial(materials, material) || (material === 'rigid board' && materials.includes('paper'))
}

/** The reason for a material that a machine does not take. */
function findMaterialReason(machine: PlannerMachine, material: string, { fit }: Brief['words']): Reason[] {
  if (takesPack(machine, material)) return []
  const nameMaterial = (name: string) => fit.materials[name] ?? name
  const text = fill(fit.material, {
    materials: machine.materials.map(nameMaterial).join(` ${fit.and} `),
    material: nameMaterial(material),
  })
  return [{ text, nearest: null }]
}

/**
 * Checks the flutes of a step one by one. A single-wall flute that is not listed is refused. Lists of double walls are
 * rarely complete, so there the answer is 'ask'.
 */
function checkFlutes(machine: PlannerMachine, flutes: readonly string[], { fit }: Brief['words']) {
  const flute = flutes.find(one => one !== '' && !takesFlute(machine, one))
  if (flute === undefined) return null
  const isRefused = !isDoubleWall(flute)
  const text = fill(isRefused ? fit.flute : fit.askFlute, { flutes: machine.flutes.join(', '), flute })
  return { isRefused, reason: { text, nearest: null } }
}
