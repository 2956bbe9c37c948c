import type { Figure } from '@/lib/content/figure'
import { formatNumber } from '@/lib/format-number'
import type { MeasuredFigure } from './figure-spans'

/** A figure's text in two parts; `unit` may be empty. */
export type FigureText = { value: string; unit: string }

/** The international inch, exact by definition. */
const MM_PER_INCH = 25.4

/**
 * Formats a figure for visitors: the value, and the unit that is set smaller after it. Counts and texts may have no
 * unit.
 */
export function formatFigureText(figure: Figure): FigureText {
  if (figure.type === 'text') return { value: figure.text, unit: '' }
  if (figure.type === 'count') return { value: formatCountText(figure.min, figure.max), unit: figure.of ?? '' }
  return { value: formatValueText(figure, formatNumber), unit: figure.unit }
}

/** Formats a figure for a sentence: '160 to 420 m/min'. */
export function formatFigureInWords(figure: Figure): string {
  const { value, unit } = formatFigureText(figure)
  const words = figure.type === 'text' ? value : value.replace('–', ' to ')
  return unit ? `${words} ${unit}` : words
}

/**
 * Formats a figure in millimetres as inches, rounded to three significant digits or fewer; null for figures in other
 * units.
 */
export function formatInInches(figure: Figure): string | null {
  if (!('unit' in figure) || figure.unit !== 'mm') return null
  return `${formatValueText(figure, formatInches)} in`
}

/** Formats a length in millimetres as inches: '622 in'. */
export function formatInchText(mm: number) {
  return `${formatInches(mm)} in`
}

function formatValueText(figure: MeasuredFigure, format: (value: number) => string) {
  switch (figure.type) {
    case 'range':
      return `${format(figure.min)}–${format(figure.max)}`
    case 'value':
      return format(figure.value)
    case 'up-to':
      return `up to ${format(figure.value)}`
    case 'from':
      return `from ${format(figure.value)}`
    case 'tolerance':
      return `±${format(figure.value)}`
    case 'choice':
      return `${figure.values.slice(0, -1).map(format).join(', ')} or ${format(figure.values.at(-1) ?? 0)}`
    case 'size':
      return figure.sides.map(format).join(' × ')
  }
}

/** A count that starts at 1 reads 'up to 8' rather than '1–8'. */
function formatCountText(min: number, max: number) {
  if (min === max) return formatNumber(max)
  return min === 1 ? `up to ${formatNumber(max)}` : `${formatNumber(min)}–${formatNumber(max)}`
}

/** Three significant digits; fewer below a tenth of an inch, where three decimals are enough. */
function formatInches(mm: number) {
  const inches = mm / MM_PER_INCH
  const digits = inches >= 100 ? 0 : inches >= 10 ? 1 : inches >= 0.1 ? 2 : 3
  return formatNumber(Number(inches.toFixed(digits)))
}
