/** How automatic a machine is. The products page filters by it. */
export const AUTOMATIONS = ['automatic', 'semi-automatic', 'hand-fed'] as const

export type Automation = (typeof AUTOMATIONS)[number]

/** How stock enters or leaves a machine: on a reel, or as single sheets, blanks or packs. */
export const STOCK_FORMS = ['reel', 'sheet'] as const

/** The step of a job that a machine does, in production order. The products page filters by it. */
export const PROCESSES = [
  'corrugating',
  'sheeting',
  'slitting and slotting',
  'printing',
  'laminating',
  'coating',
  'pasting',
  'die cutting',
  'window patching',
  'folding and gluing',
  'stitching',
  'rigid box making',
  'food packs',
  'bags and envelopes',
  'end of line',
  'accessories',
] as const

export type Process = (typeof PROCESSES)[number]

/** Materials of stock. The products page filters by them. */
export const MATERIALS = ['folding carton', 'corrugated', 'rigid board', 'paper', 'film'] as const

export type Material = (typeof MATERIALS)[number]

/** Where a machine's figures come from. All but 'published' are shown as typical figures. */
export const BASES = ['published', 'partly published', 'trade estimate'] as const

/** Social networks that have an icon. */
export const NETWORKS = { facebook: 'Facebook', instagram: 'Instagram', youtube: 'YouTube', x: 'X' } as const

export type Network = keyof typeof NETWORKS

/** What buyers ask about every machine, apart from its price, in the order of a purchase. */
export const SERVICE_TOPICS = [
  'deliveryTime',
  'installation',
  'training',
  'warranty',
  'spareParts',
  'paymentTerms',
] as const

export type ServiceTopic = (typeof SERVICE_TOPICS)[number]

/**
 * The figures that every machine must state, with their usual names in makers' sheets: 'weight of the machine' is one,
 * 'weight of paper' and 'weight range' are not.
 */
export const REQUIRED_FIGURES = {
  weight: /^(?:(?:net|machine|total|approx\.?) )*weight\b(?! (?:of (?!(?:the )?machine)|range|capacity))/i,
  'overall-size': /^(?:(?:overall|machine|outer|external) )*(?:size|dimensions?)\b(?! of (?!(?:the )?machine))/i,
}
