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

/** The unit in which a step's input is counted. */
export const COUNTED = ['sheet', 'blank', 'part', 'pack', 'metre', 'stroke', 'bundle'] as const

/** What passes on a machine's belt. Its length converts the belt's speed to pieces per hour. */
export const BELTS = ['sheet', 'glue', 'cut', 'part', 'wrap'] as const

/** Groups of questions, in the order of the form. */
export const QUESTION_GROUPS = ['pack', 'output', 'plant'] as const

/** The types of answer to a question. */
export const QUESTION_KINDS = ['number', 'flag', 'choice', 'size'] as const
