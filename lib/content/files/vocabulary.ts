/** How much a machine does by itself; the products page filters by it. */
export const AUTOMATIONS = ['automatic', 'semi-automatic', 'hand-fed'] as const

export type Automation = (typeof AUTOMATIONS)[number]

/** How stock enters or leaves a machine: on a reel, or in single sheets, blanks and packs. */
export const FORMS = ['reel', 'sheet'] as const

/** The step of the job a machine does, in the order of a job; the products page filters by it. */
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

/** Groups of stock; the products page filters by them. The stock itself, with weights and flutes, is free text. */
export const SUBSTRATES = ['folding carton', 'corrugated', 'rigid board', 'paper', 'film'] as const

export type Substrate = (typeof SUBSTRATES)[number]

/** The group that a free text such as 'corrugated E flute' names first; undefined where it names none. */
export function findSubstrate(stock: string): Substrate | undefined {
  const text = stock.toLowerCase()
  const named = SUBSTRATES.filter(substrate => text.includes(substrate.replace(' board', '')))
  return named.sort((a, b) => text.indexOf(a.replace(' board', '')) - text.indexOf(b.replace(' board', '')))[0]
}

/** How far a machine's figures are grounded; all but the first are shown as typical figures. */
export const BASES = ['published', 'partly published', 'trade estimate'] as const

/** Symbols that stand beside the three strengths on the home page. */
export const STRENGTH_ICONS = ['compass', 'workflow', 'shield', 'clock', 'headset', 'check'] as const

/** Social networks and the front page a link leads to while the company has no page of its own there. */
export const NETWORKS = {
  facebook: { label: 'Facebook', front: 'https://www.facebook.com/' },
  instagram: { label: 'Instagram', front: 'https://www.instagram.com/' },
  youtube: { label: 'YouTube', front: 'https://www.youtube.com/' },
  x: { label: 'X', front: 'https://x.com/' },
} as const

export type Network = keyof typeof NETWORKS

/** What buyers ask of every machine beside its price, in the order of a purchase. */
export const SERVICE_TOPICS = {
  deliveryTime: 'Delivery time',
  installation: 'Installation',
  training: 'Training',
  warranty: 'Warranty',
  spareParts: 'Spare parts',
  paymentTerms: 'Payment terms',
} as const

export type ServiceTopic = keyof typeof SERVICE_TOPICS
