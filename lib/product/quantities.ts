import { isRate, UNITS, type Unit } from '@/lib/measures/units'

/** A numeric filter on the products page: its query parameter and its title. */
export type NumberFilter = { key: string; title: string }

type QuantityRule = {
  /** The units allowed for this quantity. Figures in different units are filtered separately. */
  units: readonly Unit[]
  /**
   * What a single number means. `most` is an upper limit: a working width of 800 mm also takes 600 mm. `least` is a
   * lower limit. `exact` is this number alone, such as a weight.
   */
  value: 'most' | 'least' | 'exact'
  /** The filter that the quantity belongs to, or null. A filter is listed at the position of its first quantity. */
  filter: NumberFilter | null
  /** Whether a search such as '800 mm' considers this quantity. */
  isSearched: boolean
}

const WIDTH: NumberFilter = { key: 'width', title: 'Sheet width' }
const SPEED: NumberFilter = { key: 'speed', title: 'Speed' }
const STOCK: NumberFilter = { key: 'stock', title: 'Stock' }

/**
 * What a figure can measure. Each line defines one quantity: its units, what a single number means, and whether
 * visitors can filter and search by it. A figure without a quantity is only shown with its machine and searched as an
 * exact number.
 */
const RULES = {
  speed: quantity(UNITS.filter(isRate), 'most', SPEED),
  'largest-sheet': quantity(['mm'], 'most', WIDTH),
  'smallest-sheet': quantity(['mm'], 'least', WIDTH, { isSearched: false }),
  'working-width': quantity(['mm'], 'most', WIDTH),
  'stock-weight': quantity(['gsm'], 'exact', STOCK),
  'stock-thickness': quantity(['mm'], 'exact', STOCK),
  'largest-box': quantity(['mm'], 'most', null),
  'smallest-box': quantity(['mm'], 'least', null, { isSearched: false }),
  'reel-diameter': quantity(['mm'], 'most', null),
  accuracy: quantity(['mm'], 'exact', null, { isSearched: false }),
  force: quantity(['t'], 'most', null),
  air: quantity(['MPa'], 'exact', null),
  power: quantity(['kW'], 'exact', null),
  weight: quantity(['kg'], 'exact', null, { isSearched: false }),
  'overall-size': quantity(['mm'], 'exact', null, { isSearched: false }),
} satisfies Record<string, QuantityRule>

export type Quantity = keyof typeof RULES

export const QUANTITIES = Object.keys(RULES) as [Quantity, ...Quantity[]]

/** The rule of a quantity. */
export function getQuantityRule(name: Quantity): QuantityRule {
  return RULES[name]
}

/** The numeric filters in the order of the table, without duplicates. */
export function listNumberFilters(): NumberFilter[] {
  const filters = QUANTITIES.flatMap(name => RULES[name].filter ?? [])
  return filters.filter(({ key }, index) => filters.findIndex(other => other.key === key) === index)
}

function quantity(
  units: readonly Unit[],
  value: QuantityRule['value'],
  filter: NumberFilter | null,
  { isSearched = true } = {},
): QuantityRule {
  return { units, value, filter, isSearched }
}
