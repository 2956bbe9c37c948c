/** What Indian grouping puts a comma after: a digit before the last three, and before each pair in front of those. */
const BEFORE_COMMA = /\d(?=(\d\d)*\d{3}$)/g

/**
 * Formats a number with Indian digit grouping and at most three decimals: 15,800 and 1,05,000. Written out, because a
 * page's first Intl.NumberFormat loads its data for 125 ms on a phone (a processor slowed four times), before the page
 * responds.
 */
export function formatNumber(value: number): string {
  const [whole = '', ...fraction] = String(Math.round(value * 1000) / 1000).split('.')
  return [whole.replace(BEFORE_COMMA, '$&,'), ...fraction].join('.')
}

/** The sides of a blank or a sheet: '320 × 160 mm'; without a unit if it is empty. */
export function formatSides(sides: readonly number[], unit = 'mm') {
  return `${sides.map(formatNumber).join(' × ')}${unit && ` ${unit}`}`
}
