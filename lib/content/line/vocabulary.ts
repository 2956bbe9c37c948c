/** Seams, bags and packs by which machines of one step differ. */
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

/** What a step counts. */
export const COUNTED = ['sheet', 'blank', 'part', 'pack', 'metre', 'stroke', 'bundle'] as const

/** What a belt carries, by which its speed becomes pieces an hour. */
export const BELTS = ['sheet', 'glue', 'cut', 'part', 'wrap'] as const

/** Groups of questions, in the order of the form. */
export const QUESTION_GROUPS = ['pack', 'output', 'plant'] as const

/** How a question is answered. */
export const QUESTION_KINDS = ['number', 'flag', 'choice', 'size'] as const
