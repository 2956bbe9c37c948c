const NUMBERS = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 })

/** Formats a number with Indian digit grouping: 15,800 and 1,05,000. */
export function formatNumber(value: number) {
  return NUMBERS.format(value)
}

/** The sides of a blank or a sheet in mm: '320 × 160 mm'. */
export function formatSides(sides: readonly number[]) {
  return `${sides.map(formatNumber).join(' × ')} mm`
}
