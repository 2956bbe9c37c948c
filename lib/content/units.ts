/** Every unit a figure may carry, as it is written in a content file and shown to a visitor. */
export const UNITS = [
  'm/min',
  'pcs/min',
  'pcs/h',
  'sheets/min',
  'sheets/h',
  'strokes/min',
  'stitches/min',
  'impressions/min',
  'straps/min',
  'bags/min',
  'cuts/min',
  'mm',
  'm',
  'micron',
  'gsm',
  'kW',
  'kg',
  't',
  'MPa',
  '°C',
  'degrees',
  'oz',
  'litres',
] as const

export type Unit = (typeof UNITS)[number]

const SPEEDS = UNITS.slice(0, UNITS.indexOf('mm'))

/**
 * What a figure measures, and the units that fit: facets and the comparison read quantities, never the wording of a name.
 * A figure outside this list has no quantity and is shown in the table of figures only.
 */
export const QUANTITY_UNITS = {
  speed: SPEEDS,
  'largest-sheet': ['mm'],
  'smallest-sheet': ['mm'],
  'largest-box': ['mm'],
  'smallest-box': ['mm'],
  'working-width': ['mm'],
  'reel-diameter': ['mm'],
  'stock-weight': ['gsm'],
  'stock-thickness': ['mm'],
  accuracy: ['mm'],
  force: ['t'],
  air: ['MPa'],
  power: ['kW'],
  weight: ['kg'],
  'overall-size': ['mm'],
} as const satisfies Record<string, readonly Unit[]>

export type Quantity = keyof typeof QUANTITY_UNITS

export const QUANTITIES = Object.keys(QUANTITY_UNITS) as [Quantity, ...Quantity[]]
