const NUMBERS = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 })

/** A number with Indian grouping: 15,800 and 1,05,000. */
export function formatNumber(value: number) {
  return NUMBERS.format(value)
}
