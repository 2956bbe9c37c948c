import { isRate, UNITS, type Unit } from './units'

/** A filter by numbers on the products page: its key in the address, and its title. */
export type NumberFilter = { key: string; title: string }

type QuantityRule = {
  /** Units that fit. Quantities or machines in several units are filtered unit by unit. */
  units: readonly Unit[]
  /**
   * What a single number says. `most`: all up to it, as a working width of 800 mm takes 600. `least`: all from it on.
   * `exact`: this number and no other, as a weight.
   */
  value: 'most' | 'least' | 'exact'
  /** The filter that it belongs to; null for none. Its first quantity places it on the page. */
  filter: NumberFilter | null
  /** Whether it is one row of the comparison, whatever the machines call it. */
  isCompared: boolean
  /** Whether a search such as '800 mm' looks at it. */
  isSearched: boolean
}

const WIDTH: NumberFilter = { key: 'width', title: 'Sheet width' }
const SPEED: NumberFilter = { key: 'speed', title: 'Speed' }
const STOCK: NumberFilter = { key: 'stock', title: 'Stock' }

/**
 * What a figure measures. One line here says all of a quantity: how it is typed, what its number means, and where visitors filter,
 * compare and search by it. A figure without a quantity is shown with the machine, and searched as an exact number.
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

/** What holds of a quantity. */
export function getQuantityRule(name: Quantity): QuantityRule {
  return RULES[name]
}

/** Filters by numbers in the order of the table, each once. */
export function listNumberFilters(): NumberFilter[] {
  const filters = QUANTITIES.flatMap(name => RULES[name].filter ?? [])
  return filters.filter(({ key }, index) => filters.findIndex(other => other.key === key) === index)
}

function quantity(
  units: readonly Unit[],
  value: QuantityRule['value'],
  filter: NumberFilter | null,
  { isCompared = true, isSearched = true } = {},
): QuantityRule {
  return { units, value, filter, isCompared, isSearched }
}
