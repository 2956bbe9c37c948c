import type { Material } from '@/lib/trade/product/vocabulary'

/** Kinds of seam, bag or pack. Machines for the same step may differ in the kinds that they make. */
export const KINDS = [
  'straight seams',
  'crash-lock bottoms',
  'glued corners',
  'bags from the reel',
  'bags from sheets',
  'trays',
  'clamshells',
  'meal boxes',
] as const

/**
 * What a step counts. A blank is the flat piece that a pack is made from; a sheet or a stroke of a die-cutter has
 * several, its 'ups'. Parts are the wrapped trays of a rigid box, metres those of a web (paper as it runs from a reel)
 * or of a lane, which is one of the sheets side by side on a web. A bundle is several folded packs strapped together.
 */
export const COUNTED = ['sheet', 'blank', 'part', 'pack', 'metre', 'stroke', 'bundle'] as const

/**
 * What lies on the belt of a step, so that a speed in metres a minute becomes pieces an hour: a sheet, a length cut
 * from a web ('cut'), the board of a part, its wrap, or the case of a book-style box. 'glue' is the blank on a folder
 * gluer, which has rules of its own.
 */
export const BELTS = ['sheet', 'glue', 'cut', 'part', 'wrap', 'case'] as const

/**
 * Which parts of corrugated board a step counts: each single-face web (a fluted paper on a flat one; as many as the
 * flute has letters: 'BC' has two), the joints between two of them, or each layer that is cut into sheets: the webs,
 * and the flat outer liner unless a printed sheet takes its place.
 */
export const COUNTED_WEBS = ['each', 'joints', 'layers'] as const

/**
 * What the blanks of a style are cut from: sheets of the sizes that the trade sells, sheets made to measure, a sheet
 * for each blank, the area that a die-cutter on a reel cuts in a stroke, or a web that is as wide as a blank.
 */
export const LAYS = ['trade', 'made', 'blank', 'reel', 'web'] as const

/**
 * The functions in blanks.ts that compute blanks. 'rsc' is FEFCO 0201, the regular slotted container; 'mailer' 0427.
 */
export const FORMULAS = [
  'tuck',
  'sleeve',
  'crash-lock',
  'four-corner',
  'rsc',
  'mailer',
  'shoe',
  'crate',
  'rigid',
  'book',
  'sos-bag',
  'carry-bag',
  'cup',
  'tray',
  'clamshell',
  'meal-box',
  'envelope',
] as const

/** The assumptions that the rules use: content/line/assumptions.yaml has what each means, its unit and its source. */
export const ASSUMPTIONS = [
  'shift-hours',
  'shift-share',
  'work-days',
  'share-automatic',
  'share-semi-automatic',
  'share-hand-fed',
  'side-margin',
  'gripper',
  'tail-margin',
  'mill-sheets',
  'gutter',
  'glue-flap',
  'tuck-flap',
  'joint-flap',
  'turn-in',
  'fan-seam',
  'fan-rim',
  'envelope-flap',
  'seal-flap',
  'gap-straight',
  'gap-formed',
  'gap-corrugated',
  'gap-sheet',
  'formed-speed',
  'cap-straight',
  'cap-formed',
  'cap-corrugated',
  'carton-bulk',
  'stitch-spacing',
  'stitch-handling-automatic',
  'stitch-handling-hand',
  'bundle',
  'straps',
  'aisle',
  'share-double-wall',
  'deckle-trim',
] as const

/** The sizes of a job that machines limit. lib/words/en/plan-measures.ts says what each is. */
export const MEASURES = [
  'gsm',
  'board',
  'ply',
  'sheet',
  'blank',
  'feed',
  'blank-width',
  'blank-length',
  'flat',
  'bundle',
  'wrap',
  'wrap-width',
  'box',
  'panel',
  'case',
  'formed',
  'envelope',
  'height',
  'web',
  'cut',
  'bag-width',
  'bag-bottom',
  'cup-top',
  'cup-height',
  'length-plus-width',
  'colours',
] as const

/** Figures that a plan adds up over its machines, although a machine's file may not state them. */
export const UNKNOWNS = ['power', 'size', 'people'] as const

export type Unknown = (typeof UNKNOWNS)[number]

/** A step of a route. */
export type Step = {
  id: string
  name: string
  /** The unit in which its input is counted: sheets, blanks, metres. */
  counts: (typeof COUNTED)[number]
  /** A step without a belt counts metres. */
  belt?: (typeof BELTS)[number] | undefined
  /**
   * A side line of steps that joins the main line later: print, board, case. Its waste increases the input of its own
   * earlier steps only.
   */
  branch?: string | undefined
  /** Whether the weight asked for is that of the machine's input. */
  weighs: boolean
  /** The share of the input that is lost. */
  waste: number
  /** Hours for which a machine is set up for a job. */
  setUp: number
  /** Whether it is set up for each print; a step that only cuts, folds or forms is set up for each size. */
  followsPrint?: boolean | undefined
  /** What is lost at each job change, in the unit of `counts`. */
  makeReady: number
  /** Whether sheets run side by side on the web of a machine, in as many lanes as its working width holds. */
  sideBySide?: boolean | undefined
  /** Whether it runs on the web that the step before it delivers, and so no faster than that one. */
  onWeb?: boolean | undefined
  /** How many reels run into its machine at once. Each takes a stand, if the catalogue has one for that machine. */
  reels?: number | undefined
  /** Whether double wall is planned at no more than the share of top speed that is assumed for it. */
  slowOnDoubleWall?: boolean | undefined
  /** Which parts of corrugated board it counts one by one; a step without counts the board once. */
  webs?: (typeof COUNTED_WEBS)[number] | undefined
  /** The measure that gives the metres for a pack. */
  length?: 'cup-bottom' | undefined
  /** Whether each part of a pack is set up by itself. */
  perPart: boolean
  /** The question, or sort of joint, that asks for the step. */
  when?: string | undefined
  /** The question whose answer is that the buyer does the step himself. */
  unless?: string | undefined
  /** Whether he does, with a machine that he has; `boughtIn` then says so. */
  isOwn?: boolean | undefined
  /** Why no machine of the catalogue does it. */
  boughtIn?: string | undefined
  /** Whether people feed one of the catalogue's machines for it by hand; `fitLine` finds it out. */
  isHandFed?: boolean | undefined
}

/** A style of pack. */
export type Style = {
  id: string
  name: string
  /** What the trade calls it. */
  code: string
  material: Material
  /** The function in blanks.ts that computes its blank. */
  formula: (typeof FORMULAS)[number]
  lay: (typeof LAYS)[number]
  /** The kind of seam, bag or pack that its machines must make. */
  kind?: (typeof KINDS)[number] | undefined
  /** Wrapped parts of a pack. */
  parts: number
  /** GST in % on its packs, where it is known. */
  gst?: number | undefined
  /** Whether blanks are never turned on a sheet, because the flutes of its board must run one way. */
  keepsFlute: boolean
  /** Ids of the questions on the pack. */
  asks: string[]
  /** An answer to each of them, and a quantity. */
  defaults: Record<string, string | number | boolean>
  routes: { id: string; name: string; steps: string[] }[]
}

/** A question of the form; its id is a key of the URL. */
export type Question = {
  id: string
  group: 'pack' | 'output' | 'plant'
  label: string
  hint?: string | undefined
  kind: 'number' | 'flag' | 'choice' | 'size'
  unit?: string | undefined
  /** The bounds of a number, or of each side of a size, in `unit`, and whether it must be whole. */
  least: number
  most: number
  whole: boolean
  /** The answer that is counted with unless a style has its own. */
  standard?: number | undefined
  /** Whether it may stay without an answer. */
  isOpen: boolean
  choices: string[]
}

export type AssumptionId = (typeof ASSUMPTIONS)[number]

/** A number that the rules use and a visitor may change within its range. */
export type Assumption = {
  id: AssumptionId
  label: string
  unit?: string | undefined
  value: number
  range: [number, number]
  source: string
}

/** The files of content/line, without costs.yaml. The thickness of flutes' board and the sides of sheets are in mm. */
export type LineFiles = {
  steps: Step[]
  styles: Style[]
  styleLabel: string
  groups: Record<Question['group'], string>
  questions: Question[]
  assumptions: Assumption[]
  flutes: { id: string; mm: number }[]
  sheets: [number, number][]
}
