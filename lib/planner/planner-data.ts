import type { Automation } from '@/lib/content/files/vocabulary'

/** What a step counts: sheets and strokes hold several blanks, parts are the wrapped trays of a rigid box. */
export type Counted = 'sheet' | 'blank' | 'part' | 'pack' | 'metre' | 'stroke' | 'bundle'

/** What a machine with a belt takes per piece: the short side of a sheet, a blank with its gap, a length that is cut. */
type Belt = 'sheet' | 'glue' | 'cut' | 'part' | 'wrap'

/** A step of a route. */
export type Step = {
  id: string
  name: string
  counts: Counted
  belt: Belt | null
  /** Steps on print or board run beside the others: what they waste does not raise what those need. */
  branch: string | null
  /** Whether the weight in gsm is that of what this step takes, whatever the pack is made of. */
  weighs: boolean
  /** Share that is lost, 0 to 1. */
  waste: number
  /** Hours of a day. */
  setUp: number
  /** Whether each part of a pack is set up by itself. */
  perPart: boolean
  /** The answer that asks for the step, and the one that spares it; null for a step of every job. */
  when: string | null
  unless: string | null
  /** Why no machine of the catalogue does it; null for a step that is sold. */
  boughtIn: string | null
}

export type Route = { id: string; name: string; steps: string[] }

/** What a buyer makes. `formula` names a function of blanks.ts, `lay` one of sheets.ts. */
export type Style = {
  id: string
  name: string
  code: string
  material: string
  formula: string
  lay: string
  /** Sort of seam, bag or pack, where machines differ by it. */
  kind: string | null
  /** Wrapped parts of a pack. */
  parts: number
  /** Whether flutes must run one way, so that blanks are never turned. */
  keepsFlute: boolean
  asks: string[]
  defaults: Record<string, number | string | boolean>
  routes: Route[]
}

/** An input of the form, and a key of the address. */
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
  /** Whether it may stay without an answer. */
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

/** A speed as its figure states it. */
export type Speed = { unit: string; low: number; high: number }

/** One limit of a machine: one number, or the sides of a size. */
export type Limit = { of: string; least: number[] | null; most: number[] | null }

/** What a machine does in one step. */
export type Work = {
  step: string
  speeds: Speed[]
  limits: Limit[]
  /** Weights in gsm that its words on stock name, each with its end; empty where a figure says it, or nothing does. */
  weights: number[][]
  kinds: string[]
  /** What its file should say and does not. */
  missing: string[]
  /** Pieces an hour that are fed by hand: an estimate. */
  byHand: number | null
  /** Blanks that a stroke finishes. */
  perStroke: number | null
  /** Height in mm of the pile that a stroke finishes. */
  stack: number | null
  /** Sides in mm that a stroke cuts. */
  area: number[] | null
}

export type PlannerMachine = {
  slug: string
  title: string
  /** 0 published, 1 partly published, 2 trade estimate. */
  basis: number
  automation: Automation
  kw: number
  /** Overall length and width in mm. */
  size: number[]
  /** People at one machine. */
  crew: number
  materials: string[]
  /** Flutes that its words name; empty where they name none. */
  flutes: string[]
  /** Whether it takes every double wall. */
  takesDoubleWall: boolean
  works: Work[]
}

/** What the form asks, and what an address is read with: the part of the data that stands in the page. */
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
  /** Thickness in mm of a board of each flute. */
  flutes: { id: string; mm: number }[]
  /** Sheets in mm that are tried where none is given. */
  sheets: number[][]
}
