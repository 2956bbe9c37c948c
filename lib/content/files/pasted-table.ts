import type { z } from 'zod'
import { figureFields } from '@/lib/content/figure'
import { findMeasures } from '@/lib/trade/measures/measures'
import { toPlainTyped } from '@/lib/trade/measures/numbers'
import { convert } from '@/lib/trade/measures/units'
import { getQuantityRule, QUANTITIES } from '@/lib/trade/product/quantities'
import { REQUIRED_FIGURES } from '@/lib/trade/product/vocabulary'
import { quote } from './problem'
import { findMeantUnit, readFigure } from './typed-figure'

/** A figure as a machine's file has it. */
export type PastedFigure = z.input<typeof figureFields>

/** The cells of a table's heading, which is not a figure. */
const HEADING =
  /^(?:(?:sr|s|no|parameters?|particulars?|descriptions?|items?|technical|values?|specifications?|details?|data|units?|uom)\b[.\s]*)+$/i

/** A name without a digit. Its last character is no hyphen, which would be a minus sign or stand before the value. */
const NAME = '(?<name>[^\\d:]*?\\p{L}[^\\d:]*?(?<![-–]))'
/** A hyphen between name and value. For a quantity that may be negative, it would be a minus sign. */
const HYPHEN = '(?:\\s+[-–](?!.*(?:°|deg|%)))?'
const LIMIT_WORD =
  '(?:up ?to|max(?:imum)?|min(?:imum)?|approx|about|from|at least|over|under|above|below|less than|more than)\\b\\.?\\s*'
const LIMIT_SIGN = '(?:[±~<>≤≥≈]|\\+\\/-)'

/** A name and a value in one column: 'Weight: 1800 kg', 'Weight - 1800 kg', 'Speed up to 120 m/min'. */
const ONE_COLUMN = new RegExp(
  `^${NAME}(?:\\s*:\\s*(?<afterColon>.+)|${HYPHEN}\\s+(?<value>(?:${LIMIT_WORD})?${LIMIT_SIGN}*\\s*\\.?\\d.*))$`,
  'iu',
)

/** A bullet, or the number of a row. */
const BULLET = /^(?:[•●▪■◆►➢✓✔·]\s*|[-*]\s+|\d+[.)]\s+)/

/** 'No. of heads', 'Qty of cylinders' */
const COUNTED_START = /^(?:no|nos|number|qty|quantity)\b/i

/** 'Operators required', 'Colours', and most other plurals, but not 'Dimensions', 'Strokes' or 'Gross'. */
const COUNTED_END =
  /(?:\b(?:colou?r|phase|operator|manpower|labou?r|head|station)|(?<!dimension|stroke|revolution|impression|s)s)(?: (?:required|needed))?$/i

/** Whether a name is that of a count. Under any other name, a number without a unit has lost its unit. */
function isCountName(name: string) {
  return COUNTED_START.test(name) || COUNTED_END.test(name)
}

/** A unit cell that only says that pieces are counted. */
const PIECES = /^(nos?|pcs?|pieces?|units?)\.?$/i

/** A whole number or a range, with what is counted: '4', '2-3 persons', '6 nos'. */
const COUNT =
  /^(?<min>[1-9]\d*)(?:\s*-\s*(?<max>\d+))?\s*(?:(?<of>sets?|colou?rs?|persons?|operators?|workers?|heads?|stations?|days?|months?|years?)|(?<pieces>nos?|pcs?))?$/i

/** A unit cell that only says that there is no unit. */
const NO_UNIT = /^[-–—]+$/

/** A unit at the end of a name, which the name can do without: 'Speed (m/min)', 'Weight in kgs', 'Power kW'. */
const NAMED_UNIT =
  /^(?<name>.+?)(?:\s*[([](?<inBrackets>.+?)[)\]]| in (?<afterIn>\S+)| (?<last>kW|HP|kgs?|mm|cm|rpm))$/i

/** Ambiguous short units, and what each means in a row of this name. */
const SHORTENED = [
  { name: /\bair\b|pressure/i, unit: 'kg', meant: 'kg/cm²' },
  { name: /\btemp|ambient/i, unit: 'degrees', meant: '°C' },
]

/** A number of a supply, with its tolerance and the other end of its range: '± 5', '220-240'. */
const SUPPLY_NUMBER = '(?:±|\\+\\/?-)?\\s*\\d{1,3}(?:\\s*[-/]\\s*\\d{1,3})?'
const SUPPLY_UNIT = '(?:V(?:[AD]C|olts?)?|Hz|P|[Φφ]|ph(?:ase)?s?|wires?|%)'
const SUPPLY_WORD = '(?:[AD]C|single|three|phase)'

/** '380V/50Hz', 'AC 220 V 50 Hz', '415 V ± 5%, 3 Phase', but not a bare voltage. */
const SUPPLY = new RegExp(
  `^(?!\\d+\\s*V(?:olts?)?$)(?=.*\\d\\s*V)(?:(?:${SUPPLY_WORD}|${SUPPLY_NUMBER}\\s*-?\\s*${SUPPLY_UNIT})[\\s,/;]*)+$`,
  'i',
)

/** A model number: 'ZB-1200', 'Siemens S7-1200'. */
const DESIGNATION = /^(?:[\p{L}/-]+ )*(?![LWHD]\d)[A-Z]+-?\d[\w/-]*$/u

/** Letters of a size, and the sign of a diameter: 'L5800×W4250×H2200mm', '3200(L)×1500(W)mm', 'Φ1300mm'. */
const SIDE_LETTER = /(?<=^|[x*×]\s*)[LWHΦφØø⌀]\s?(?=\d)|\s?\([LWH]\)/gi

/** Products that the site counts as pieces. */
const PRODUCTS = /(?<=\d\s*)(?:cups|lids|bowls|plates|glasses|trays|envelopes|cases|covers)(?=\s*(?:\/|per\b))/i

/** A number with one point before three digits: 1.255 means 1255 where a point separates thousands. */
const POINT_BEFORE_THREE = /(?<![\d.,])([1-9]\d{0,2})\.(\d{3})(?![\d.,])/

/** Four decimals or more, which the site does not show. */
const TOO_EXACT = /[.,]\d{4}/

/** A number or a range with one word behind it, which is a unit: '12 Nm', '4 to 6 kW/hr'. */
const NUMBER_AND_WORD = /^[\d.,~\s-]+(?:to\s*[\d.,]+\s*)?(?<unit>\p{L}[\p{L}/²³]*)$/u

const UNIT_REMEDY = "Write it behind the number, or 'No. of' before the name of what is counted"

/**
 * Reads rows pasted from a spreadsheet or a supplier's sheet: name, value and unit, which is a column of its own or
 * follows either of them. Columns are separated by tabs, bars or several spaces, or else by a colon, a hyphen or the
 * first digit; a first column of row numbers is ignored.
 * @returns the figures, and a sentence for each row that may not be one
 */
export function readPastedTable(text: string): { figures: PastedFigure[]; problems: string[] } {
  const figures: PastedFigure[] = []
  const problems: string[] = []
  for (const row of text.split(/\r?\n/).filter(line => line.trim() !== '')) {
    const result = readRow(row.replace(/[：（）｜\u3000]/g, sign => sign.normalize('NFKC')))
    if (typeof result === 'string') problems.push(`${quote(row.trim())} is left out: ${result}`)
    else figures.push(result)
  }
  return { figures, problems }
}

/** The figure of a row, or a sentence on why it is none for certain. */
function readRow(row: string): PastedFigure | string {
  const cells = row.split(row.includes('\t') ? '\t' : / {2,}| *\| */).map(cell => cell.trim())
  const filled = cells.filter(cell => cell !== '')
  const heading = 'it is a heading. Of a figure, paste the value too'
  if (filled.every(cell => HEADING.test(cell))) return heading
  const isAlone = filled.length === 1
  const [first = '', ...rest] = isAlone ? splitColumn(filled[0] ?? '') : filled
  const isRowNumber = /^\d+[.)]?$/.test(first) && rest.length > 1
  const [nameCell = '', ...values] = isRowNumber ? rest : [first, ...rest]
  const label = nameCell.replace(BULLET, '').replace(/\s*:$/, '')
  // Many Chinese sheets have the unit before the value.
  const [value, typedUnit = ''] = values[1] && findMeantUnit(values[0] ?? '') ? [values[1], values[0]] : values
  const unitCell = NO_UNIT.test(typedUnit) ? '' : typedUnit
  if (value === undefined) return 'it has one column. Paste the name, and the value beside it'
  if (values.length > 2)
    return 'it has more than three columns. Paste the name, the value and the unit; of several models, one'
  if (HEADING.test(value)) return heading
  const { name, unit } = unitCell === '' ? splitNamedUnit(label) : { name: label, unit: unitCell }
  const fields = readValue(value, unit, isCountName(label))
  if (typeof fields === 'string') return fields
  const shortened = SHORTENED.find(entry => entry.unit === fields.unit && entry.name.test(label))
  if (shortened) return `${quote(value)} may be in ${shortened.meant}. Write the unit in full`
  // 'Length / Width', '1200/900': the two values of the cell were read as a choice.
  if (fields.oneOf && /\w\.?\s*\/\s*\w/.test(name)) return `${quote(name)} names two figures. Paste a row for each`
  const figure = { name, ...fields, ...findQuantity(name, fields) }
  const { error } = figureFields.safeParse(figure)
  return error ? `its ${error.issues[0]?.path[0] === 'name' ? 'name' : 'value'} does not fit. Add it by hand` : figure
}

/** The name and the value of a row whose columns are separated by single spaces or nothing. */
function splitColumn(row: string): string[] {
  const { name, afterColon, value = afterColon } = ONE_COLUMN.exec(row.replace(BULLET, ''))?.groups ?? {}
  return name && value ? [name.trim(), value.trim()] : [row]
}

/** A name and the unit that it states, as in 'Speed (m/min)'; the whole name and an empty unit if it states none. */
function splitNamedUnit(label: string): { name: string; unit: string } {
  const { name, inBrackets, afterIn, last } = NAMED_UNIT.exec(label)?.groups ?? {}
  const unit = findMeantUnit(inBrackets ?? afterIn ?? last ?? '')
  if (name && unit) return { name, unit }
  // 'Paper GSM' says little without its last word.
  return { name: label, unit: /\bgsm$/i.test(label) ? 'gsm' : '' }
}

/**
 * The fields of a figure without its name, or a sentence on why the cell is not one figure for certain.
 * @param cell the value, with or without its unit
 * @param statedUnit the unit from its own column or from the name; may be empty
 * @param isCounted whether the name says that pieces are counted
 */
function readValue(cell: string, statedUnit: string, isCounted: boolean): Omit<PastedFigure, 'name'> | string {
  // A final point belongs to an abbreviation: 'Kgs.', '60-80 pcs/min.'
  const [value = '', unit = ''] = [cell, statedUnit].map(text => text.replace(/(?<=\w)\.+$/, ''))
  const measured = value
    .replace(SIDE_LETTER, '')
    .replace(PRODUCTS, 'pcs')
    // 'Max.120 mm' is not 0.120 mm.
    .replace(/(?<=[a-z])\.(?=\d)/gi, '. ')
  const plain = toPlainTyped(measured)
  if (!/[\p{L}\d]/u.test(plain)) return 'it has no value. Paste one beside the name'
  if (!/\d/.test(plain))
    return unit !== '' ? `${quote(value)} is not a number. Write one before ${quote(unit)}` : { text: value }
  const [, whole, decimals] = POINT_BEFORE_THREE.exec(plain) ?? []
  if (whole)
    return `${quote(value)} has a point that may part thousands. Write ${whole}${decimals} or ${Number(`${whole}.${decimals}`)}`
  if (TOO_EXACT.test(plain)) return `${quote(value)} has more than three decimals. Write at most three`
  if (unit === '' && (SUPPLY.test(plain) || DESIGNATION.test(plain))) return { text: value }
  const isPieces = PIECES.test(unit)
  const count = isPieces || unit === '' ? readCount(plain, isPieces || isCounted) : null
  if (count) return count
  const meant = isPieces ? null : findMeantUnit(unit)
  if (unit !== '' && !meant && !isPieces) return formatUnknownUnit(unit)
  const alone = readFigure(measured)
  const fields = alone?.unit || !meant ? alone : readFigure(`${measured} ${unit}`)
  if (meant && alone?.unit && alone.unit !== meant) return `it has two units, ${alone.unit} and ${meant}. Write one`
  // A text here is a supply with words that SUPPLY does not know, and the row has no names of models. The caller checks
  // the form of the fields, so a cast is safe.
  if (fields && !fields.text && !fields.perModel)
    return fields.unit ? (fields as PastedFigure) : `${quote(value)} has no unit. ${UNIT_REMEDY}`
  const measures = findMeasures(plain)
  if (measures.length > 1) {
    const parts = measures.map(({ text }) => quote(text)).join(' and ')
    return `${quote(value)} has ${measures.length} measures. Paste a row, with a name, for each of ${parts}`
  }
  const { unit: unknown } = NUMBER_AND_WORD.exec(value)?.groups ?? {}
  if (unknown) return formatUnknownUnit(unknown)
  return `${quote(value)} is not one figure for certain. Write one number or range and its unit, or add it by hand`
}

function formatUnknownUnit(unit: string) {
  return `${quote(unit)} is not a unit we know. Write one that we know, or add the row in words by hand`
}

/** The fields of a count; null if the text is no whole number or range, or nothing says that it is a count. */
function readCount(plain: string, isCounted: boolean): Omit<PastedFigure, 'name'> | null {
  const { min, max, of, pieces } = COUNT.exec(plain)?.groups ?? {}
  if (!min || !(of || pieces || isCounted)) return null
  return { count: max ? [Number(min), Number(max)] : Number(min), ...(of && { of }) }
}

/**
 * The quantity that a figure's name suggests: one of that name, or one that every machine must state. Others are chosen
 * in the form.
 */
function findQuantity(name: string, { unit, size }: Omit<PastedFigure, 'name'>) {
  const [required] = Object.entries(REQUIRED_FIGURES).find(([, wording]) => wording.test(name)) ?? []
  const wanted = required ?? name.toLowerCase().replaceAll(' ', '-')
  const quantity = QUANTITIES.find(known => known === wanted)
  const fits = unit && quantity && getQuantityRule(quantity).units.some(other => convert(1, unit, other) !== null)
  // The size of a floor or of a sheet is not that of a machine.
  return fits && (quantity !== 'overall-size' || size?.length === 3) ? { quantity } : {}
}
