const NUMBERS = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 })

/** Formats a number with Indian digit grouping: 15,800 and 1,05,000. */
export function formatNumber(value: number) {
  return NUMBERS.format(value)
}

/** The sides of a blank or a sheet: '320 × 160 mm'; without a unit if it is empty. */
export function formatSides(sides: readonly number[], unit = 'mm') {
  return `${sides.map(formatNumber).join(' × ')}${unit && ` ${unit}`}`
}
