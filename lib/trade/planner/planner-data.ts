import { arrayOf, objectOf, orAbsent, orNull, parseBoolean, parseNumber, parseText } from '@/lib/parse-json'
import { parseDrawn } from '@/lib/trade/product/floor-space'
import type { Automation } from '@/lib/trade/product/vocabulary'
import type { Words } from '@/lib/words/defaults'
import type { LineFiles, Step, Unknown } from './line'

const parseNumbers = arrayOf(parseNumber)
const parseTexts = arrayOf(parseText)

/** A limit of a machine on what `of` names, such as gsm: one number, or the two sides of a size. */
const parseLimit = objectOf({ of: parseText, least: orNull(parseNumbers), most: orNull(parseNumbers) })

/** What a machine does in a step. */
const parseWork = objectOf({
  step: parseText,
  // A speed is a range in the product's file, or its top alone; then `low` is 0.
  speeds: arrayOf(objectOf({ unit: parseText, low: parseNumber, high: parseNumber })),
  limits: arrayOf(parseLimit),
  // Ranges of weight in gsm of its stock; empty if one of the `limits` is of gsm instead, or the weight is unknown.
  weights: arrayOf(parseNumbers),
  // Kinds of seam, bag or pack that it makes; empty if all.
  kinds: parseTexts,
  // Names of limits that its file should state and does not.
  missing: parseTexts,
  // Estimated pieces per hour that are fed by hand.
  byHand: orNull(parseNumber),
  // People at one machine, if this work takes another number than the machine's `crew`.
  crew: orNull(parseNumber),
  // Blanks per stroke.
  perStroke: orNull(parseNumber),
  // Whether the cut waste stays in the sheet, because the machine has no stripping station.
  leavesWaste: orAbsent(parseBoolean),
  // Height in mm of the pile per stroke, and sides in mm of the area that a stroke cuts.
  stack: orNull(parseNumber),
  area: orNull(parseNumbers),
})

/** A model of a machine, with its own power and size, and the most that it takes of a measure: 3 ply. */
const parseModel = objectOf({
  name: parseText,
  kw: parseNumber,
  // Overall length and width in mm.
  size: parseNumbers,
  takes: arrayOf(objectOf({ of: parseText, most: parseNumber })),
})

/** Parses a machine as the planner knows it; throws if it has another shape. */
export const parseMachine = objectOf({
  slug: parseText,
  title: parseText,
  // How its figures are known: 0 published, 1 partly published, 2 trade estimate. Between equal plans the lowest sum
  // decides.
  basis: parseNumber,
  automation: json => parseText(json) as Automation,
  kw: parseNumber,
  // Overall length and width in mm.
  size: parseNumbers,
  // Its line drawing; a machine without a model has none.
  drawn: orAbsent(parseDrawn),
  // People at one machine.
  crew: parseNumber,
  // The pressure of the compressed air that it needs in MPa, from and to; absent if its file states none.
  air: orAbsent(parseNumbers),
  // The free air that it takes in l/min, at most; absent if its file states none.
  airUse: orAbsent(parseNumber),
  // What its file does not state: it counts as 0, and the plan says so.
  unknown: arrayOf(json => parseText(json) as Unknown),
  materials: parseTexts,
  // Flutes that its product file names, and whether it takes all double-wall boards.
  flutes: parseTexts,
  takesDoubleWall: parseBoolean,
  // The machines at which it holds a reel; absent for a machine of a step.
  addOnTo: orAbsent(parseTexts),
  works: arrayOf(parseWork),
  // Models between which a job decides; empty if the machine counts with the power and size of its largest model.
  models: arrayOf(parseModel),
})

export type Limit = ReturnType<typeof parseLimit>
export type Work = ReturnType<typeof parseWork>
type ParsedMachine = ReturnType<typeof parseMachine>

// `objectOf` makes these required and possibly undefined; a machine may lack them altogether.
type Optional = 'drawn' | 'air' | 'airUse' | 'addOnTo'

/** A machine, with the name of the model that a job is planned with if it has several. */
export type PlannerMachine = Omit<ParsedMachine, Optional> & Partial<Pick<ParsedMachine, Optional>> & { model?: string }

/** What the form shows of a step, and may change. */
export type AskedStep = Pick<Step, 'id' | 'name' | 'waste' | 'setUp' | 'makeReady' | 'isHandFed' | 'when' | 'unless'>

/** What the form needs, and what URLs are read with. It is included in the page. */
export type PlannerForm = Pick<LineFiles, 'styleLabel' | 'styles' | 'groups' | 'questions' | 'assumptions'> & {
  steps: AskedStep[]
  formWords: Words['planner']['form']
}

/**
 * Everything that a plan is made of, besides the job: the form, machines, their words, the steps and the sheets to try.
 */
export type PlannerData = Omit<PlannerForm, 'steps'> &
  Pick<LineFiles, 'steps' | 'flutes' | 'sheets'> & {
    machines: PlannerMachine[]
    planWords: Words['planner']['plan']
  }
