import { isRate, UNITS, type Unit } from '@/lib/trade/measures/units'

/** The numeric filters of the products page by their query parameters, in their order. */
export const NUMBER_FILTERS = ['speed', 'width', 'stock'] as const

export type NumberFilter = (typeof NUMBER_FILTERS)[number]

type QuantityRule = {
  /**
   * The units in which this quantity is compared, filtered and searched, each by itself. A file may state it in any
   * unit that converts into the first one: a weight in t, an air pressure in bar.
   */
  units: readonly Unit[]
  /**
   * What a single number means. `most` is an upper limit: a working width of 800 mm also takes 600 mm. `least` is a
   * lower limit. `exact` is only this number, such as a weight. `worst` is for quantities where less is better: a noise
   * of up to 82 dB(A) counts as 82, so that a search for at most 75 leaves it out.
   */
  value: 'most' | 'least' | 'exact' | 'worst'
  /** The filter that the quantity belongs to, or null. */
  filter: NumberFilter | null
  /** Whether a search such as '800 mm' considers this quantity. */
  isSearched: boolean
}

/**
 * What a figure can measure. Each line defines one quantity: its units, what a single number means, the filter that it
 * belongs to, if any, and whether it is left out of the search. A figure without a quantity is only shown with its
 * machine, and searched as an exact number.
 */
const RULES = {
  speed: quantity(UNITS.filter(isRate), 'most', { filter: 'speed' }),
  'largest-sheet': quantity(['mm'], 'most', { filter: 'width' }),
  'smallest-sheet': quantity(['mm'], 'least', { filter: 'width', isSearched: false }),
  'working-width': quantity(['mm'], 'most', { filter: 'width' }),
  'stock-weight': quantity(['gsm'], 'exact', { filter: 'stock' }),
  'stock-thickness': quantity(['mm'], 'exact', { filter: 'stock' }),
  'largest-box': quantity(['mm'], 'most'),
  'smallest-box': quantity(['mm'], 'least', { isSearched: false }),
  'reel-diameter': quantity(['mm'], 'most'),
  accuracy: quantity(['mm'], 'exact', { isSearched: false }),
  force: quantity(['t'], 'most'),
  air: quantity(['MPa'], 'exact'),
  'air-use': quantity(['l/min'], 'most', { isSearched: false }),
  noise: quantity(['dB(A)'], 'worst'),
  power: quantity(['kW'], 'exact'),
  supply: quantity(['V'], 'exact'),
  weight: quantity(['kg'], 'exact', { isSearched: false }),
  'overall-size': quantity(['mm'], 'exact', { isSearched: false }),
} satisfies Record<string, QuantityRule>

export type Quantity = keyof typeof RULES

export const QUANTITIES = Object.keys(RULES) as [Quantity, ...Quantity[]]

/** The rule of a quantity. */
export function getQuantityRule(name: Quantity): QuantityRule {
  return RULES[name]
}

function quantity(
  units: readonly Unit[],
  value: QuantityRule['value'],
  { filter = null, isSearched = true }: Partial<Pick<QuantityRule, 'filter' | 'isSearched'>> = {},
): QuantityRule {
  return { units, value, filter, isSearched }
}
