import type { Automation } from '@/lib/content/files/vocabulary'

/** The unit that a step counts. A sheet or stroke has several blanks; parts are the wrapped trays of a rigid box. */
export type Counted = 'sheet' | 'blank' | 'part' | 'pack' | 'metre' | 'stroke' | 'bundle'

// What passes on a belt: its length, with a gap, is what a piece takes of it. 'glue' is a blank on a folder gluer, 'cut'
// a length from the reel; of the others it is the short side.
type Belt = 'sheet' | 'glue' | 'cut' | 'part' | 'wrap'

/** A step of a route. */
export type Step = {
  id: string
  name: string
  counts: Counted
  belt: Belt | null
  /** Such as print or board; null once they have joined. Waste of one branch does not increase the input of another. */
  branch: string | null
  /** Whether weight limits in gsm apply to this step's input, whatever the pack is made of. */
  weighs: boolean
  /** Waste as a share, 0 to 1. */
  waste: number
  /** Hours per day. */
  setUp: number
  /** Whether each part of a pack needs its own set-up. */
  perPart: boolean
  /** The question whose answer adds the step; null for a step of every job. */
  when: string | null
  /** The question whose answer removes the step. */
  unless: string | null
  /** Why no machine of the catalogue does the step; null if one does. */
  boughtIn: string | null
}

export type Route = { id: string; name: string; steps: string[] }

/** A style of pack. `formula` names the function that computes its blank, `lay` the one that chooses its sheets. */
export type Style = {
  id: string
  name: string
  code: string
  material: string
  formula: string
  lay: string
  /** The kind of seam, bag or pack, if machines differ in it. */
  kind: string | null
  /** Number of wrapped parts of a pack. */
  parts: number
  /** Whether the flute direction is fixed, so that blanks are never rotated. */
  keepsFlute: boolean
  asks: string[]
  defaults: Record<string, number | string | boolean>
  routes: Route[]
}

/** A question of the form; its id is a key of the URL. */
export type Question = {
  id: string
  group: string
  label: string
  hint: string | null
  kind: string
  unit: string | null
  least: number
  most: number
  isWhole: boolean
  /** Whether it may stay unanswered. */
  isOpen: boolean
  choices: string[]
}

export type Assumption = {
  id: string
  label: string
  unit: string | null
  value: number
  least: number
  most: number
  source: string
}

/** A speed in the product file, which is a range. */
export type Speed = { unit: string; low: number; high: number }

/** A limit of a machine on what `of` names, such as gsm: one number, or the two sides of a size. */
export type Limit = { of: string; least: number[] | null; most: number[] | null }

/** What a machine does in a step. */
export type Work = {
  step: string
  speeds: Speed[]
  limits: Limit[]
  /** Weight ranges in gsm of its stock; empty if a figure states the weight, or nothing does. */
  weights: number[][]
  /** The kinds of seam, bag or pack that it makes; empty if all. */
  kinds: string[]
  /** Names of limits that its file should state and does not. */
  missing: string[]
  /** Estimated pieces per hour that are fed by hand. */
  byHand: number | null
  /** Number of blanks per stroke. */
  perStroke: number | null
  /** Height in mm of the pile per stroke. */
  stack: number | null
  /** Sides in mm of the area that a stroke cuts. */
  area: number[] | null
}

export type PlannerMachine = {
  slug: string
  title: string
  /** How its figures are known: 0 published, 1 partly published, 2 trade estimate. Plans prefer the lowest sum. */
  basis: number
  automation: Automation
  kw: number
  /** Overall length and width in mm. */
  size: number[]
  /** People at one machine. */
  crew: number
  materials: string[]
  /** Flutes that its product file names; empty if it names none. */
  flutes: string[]
  /** Whether it takes all double-wall boards. */
  takesDoubleWall: boolean
  works: Work[]
}

/** The part of the data that the form needs and that URLs are parsed with. It is included in the page. */
export type PlannerForm = Pick<PlannerData, 'styleLabel' | 'styles' | 'groups' | 'questions' | 'assumptions'> & {
  steps: Pick<Step, 'id' | 'when' | 'unless'>[]
}

/** The other part, which the planner's page fetches when a plan is asked for. */
export type PlannerFile = Pick<PlannerData, 'machines' | 'steps' | 'flutes' | 'sheets'>

/** Everything that a plan is made of, besides the job. */
export type PlannerData = {
  machines: PlannerMachine[]
  steps: Step[]
  /** Label of the choice of a style. */
  styleLabel: string
  styles: Style[]
  /** Titles of the groups of questions. */
  groups: { pack: string; output: string; plant: string }
  questions: Question[]
  assumptions: Assumption[]
  /** Board thickness in mm of each flute. */
  flutes: { id: string; mm: number }[]
  /** Sheet sizes in mm to try if none is given. */
  sheets: number[][]
}
