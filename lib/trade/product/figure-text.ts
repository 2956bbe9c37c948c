import { convert } from '@/lib/trade/measures/units'
import { fill } from '@/lib/words'
import { formatNumber, formatSigned } from '@/lib/words/format-number'
import { joinTexts } from '@/lib/words/join-texts'
import { getSpeech } from '@/lib/words/speech'
import type { Figure } from './figure'
import { type MeasuredFigure, toSpan } from './figure-spans'
import { areInMetres, METRES_FROM_MM } from './length'
import type { Span } from './span'

/** A figure's text in two parts; `unit` may be empty. */
export type FigureText = { value: string; unit: string }

/** The international inch and foot, exact by definition. */
const MM_PER_INCH = 25.4
const MM_PER_FOOT = 304.8

/** Whether buyers read a figure in metres, although its sheet states mm: a size with a side of 10 m or more. */
export function isInMetres(figure: Figure): boolean {
  if (figure.type !== 'size' || figure.unit !== 'mm' || figure.shown) return false
  return figure.sides.some(side => toSpan(side)[1] >= METRES_FROM_MM)
}

/**
 * Formats a figure for visitors: the value, and the unit that is set smaller after it. Counts and texts may have no
 * unit.
 *
 * @param inMetres whether a size in mm is stated in metres, as beside a longer one
 */
export function formatFigureText(figure: Figure, inMetres = isInMetres(figure)): FigureText {
  if (figure.type === 'text') return { value: figure.text, unit: '' }
  if (figure.type === 'count') return formatCount(figure.min, figure.max, figure.of ?? '')
  if (figure.shown) return figure.shown
  if (inMetres && figure.type === 'size' && figure.unit === 'mm') return formatMeasured(figure, formatThousandth, 'm')
  return formatMeasured(figure, formatSigned, figure.unit)
}

/** The value of each model of a figure, without its unit; empty if it is the same for all. */
export function formatModels(figure: Figure): string[] {
  if (!('perModel' in figure)) return []
  const format = isInMetres(figure) ? formatThousandth : formatNumber
  return figure.shown?.perModel ?? figure.perModel?.map(sides => sides.map(format).join(' × ')) ?? []
}

/** Formats a figure for a sentence, in the unit of its sheet: '160 to 420 m/min'. */
export function formatFigureInWords(figure: Figure): string {
  const { value, unit } = formatFigureText(figure, false)
  const words =
    figure.type === 'text'
      ? value
      : value.replace(/([\d,.]+)–([\d,.]+)/g, (_, least, most) => fill(getSpeech().phrases.range, { least, most }))
  return joinUnit({ value: words, unit })
}

/**
 * Formats a figure in a second unit: the unit of comparison, if the sheet states another ('7.46 kW' beside '10 HP');
 * inches for millimetres, feet where buyers read metres, rounded as `formatRounded` does; and whole millilitres for
 * ounces. Null for all other figures.
 */
export function formatSecondUnit(figure: Figure): string | null {
  if (!('unit' in figure)) return null
  if (figure.shown) return joinUnit(formatMeasured(figure, formatConverted, figure.unit))
  if (figure.unit === 'oz') return joinUnit(formatMeasured(figure, formatMillilitres, 'ml'))
  if (isInMetres(figure)) return joinUnit(formatMeasured(figure, formatFeet, 'ft'))
  return figure.unit === 'mm' ? joinUnit(formatMeasured(figure, formatInches, 'in')) : null
}

/** Formats a length in millimetres in feet if it is stated in metres, otherwise in inches: '51.8 ft', '66.9 in'. */
export function formatImperial(mm: number, inMetres = areInMetres([mm])) {
  return inMetres ? `${formatFeet(mm)} ft` : `${formatInches(mm)} in`
}

/** Formats a figure with a unit; `format` writes one of its numbers. */
function formatMeasured(figure: MeasuredFigure, format: (value: number) => string, unit: string): FigureText {
  const { phrases } = getSpeech()
  switch (figure.type) {
    case 'range':
      return { value: formatRange([figure.min, figure.max], format), unit }
    case 'value':
      return { value: format(figure.value) + formatMargin(figure.margin, format), unit }
    case 'about':
      return fillAround(phrases.about, format(figure.value), unit)
    case 'up-to':
      return fillAround(phrases.upTo, format(figure.value), unit)
    case 'from':
      return fillAround(phrases.from, format(figure.value), unit)
    case 'tolerance':
      return { value: `±${format(figure.value)}`, unit }
    case 'choice':
      return { value: joinTexts(figure.values.map(format), 'or'), unit }
    case 'size': {
      const sides = figure.sides.map(side => (typeof side === 'number' ? format(side) : formatRange(side, format)))
      return { value: sides.join(' × '), unit }
    }
    case 'sizes': {
      const sizes = figure.sizes.map(sides => sides.map(format).join(' × '))
      return { value: joinTexts(sizes, 'or'), unit }
    }
  }
}

/**
 * Fills a number into a phrase such as 'up to {value}'. Words that a language puts after the number are put after its
 * unit: '180' with the unit 'm/min तक' in Hindi.
 */
function fillAround(phrase: string, value: string, unit: string): FigureText {
  const [before, after = ''] = phrase.split('{value}')
  return { value: before + value, unit: (unit + after).trim() }
}

function joinUnit({ value, unit }: FigureText) {
  return unit ? `${value} ${unit}` : value
}

/** A converted number with four significant digits, or a whole one from 1,000 on: more would only look exact. */
function formatConverted(value: number) {
  return formatSigned(Math.abs(value) < 1000 ? Number(value.toPrecision(4)) : Math.round(value))
}

/** A dash between two numbers, but 'to' beside a minus sign. */
function formatRange([min, max]: Span, format: (value: number) => string) {
  const [least, most] = [format(min), format(max)]
  return min < 0 ? fill(getSpeech().phrases.range, { least, most }) : `${least}–${most}`
}

/** The tolerance of a number: ' ±0.5', ' +0.5/−0.2'; empty if none is stated. */
function formatMargin(margin: readonly number[] | undefined, format: (value: number) => string) {
  if (!margin) return ''
  const [above = 0, below = above] = margin
  return above === below ? ` ±${format(above)}` : ` +${format(above)}/−${format(below)}`
}

/** A count that starts at 1 reads 'up to 8' rather than '1–8'. */
function formatCount(min: number, max: number, unit: string): FigureText {
  if (min === max) return { value: formatNumber(max), unit }
  return min === 1
    ? fillAround(getSpeech().phrases.upTo, formatNumber(max), unit)
    : { value: `${formatNumber(min)}–${formatNumber(max)}`, unit }
}

function formatMillilitres(ounces: number) {
  return formatNumber(Math.round(convert(ounces, 'oz', 'ml') ?? 0))
}

/** Millimetres in metres. */
function formatThousandth(mm: number) {
  return formatNumber(mm / 1000)
}

function formatFeet(mm: number) {
  return formatRounded(mm / MM_PER_FOOT)
}

function formatInches(mm: number) {
  return formatRounded(mm / MM_PER_INCH)
}

/** A number without more digits than buyers read: 394, 66.9, 5.91, 0.12, 0.039. */
function formatRounded(value: number) {
  return formatNumber(Number(value.toFixed(countDecimals(value))))
}

function countDecimals(value: number) {
  if (value >= 100) return 0
  if (value >= 10) return 1
  return value >= 0.1 ? 2 : 3
}
