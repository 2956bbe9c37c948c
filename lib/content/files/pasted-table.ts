import type { z } from 'zod'
import { figureFields } from '@/lib/content/figure'
import { toPlainTyped } from '@/lib/measures/numbers'
import { convert, type Unit } from '@/lib/measures/units'
import { getQuantityRule, QUANTITIES } from '@/lib/product/quantities'
import { quote } from './problem'
import { findMeantUnit, readFigure } from './typed-number'
import { REQUIRED_FIGURES } from './vocabulary'

/** A figure as a machine's file has it. */
export type PastedFigure = z.input<typeof figureFields>

/** Second cells of a heading. */
const HEADING = /^(values?|specifications?|details?|data|units?|uom)$/i

/** Units of what is only counted. */
const PIECES = /^(nos?|pcs?|pieces?|units?)\.?$/i

/** 1.255 is 1255 for half of Europe. */
const MAYBE_GROUPED = /(?<![\d.,])[1-9]\d{0,2}\.\d{3}(?![\d.,])/

/** A number beside the figure, which would be lost. */
const NOTED_NUMBER = /\(.*\d.*\)$/

const TOO_EXACT = /[.,]\d{4}/

/**
 * Reads rows pasted from a spreadsheet or a supplier's sheet: name, value and, in a column of its own or behind either
 * of them, unit. Tabs or several spaces part the columns; a first column of numbers only counts the rows.
 * @returns the figures, and a sentence for each row that is none for certain
 */
export function readPastedTable(text: string): { figures: PastedFigure[]; problems: string[] } {
  const figures: PastedFigure[] = []
  const problems: string[] = []
  for (const row of text.split(/\r?\n/).filter(line => line.trim() !== '')) {
    const result = readRow(row)
    if (typeof result === 'string') problems.push(`${quote(row.trim())} is left out: ${result}`)
    else figures.push(result)
  }
  return { figures, problems }
}

function readRow(row: string): PastedFigure | string {
  const cells = row.split(row.includes('\t') ? '\t' : / {2,}/).map(cell => cell.trim())
  const [first = '', ...rest] = cells.filter(cell => cell !== '')
  const [label = '', value, unit = '', another] = /^\d+[.)]?$/.test(first) && rest.length > 1 ? rest : [first, ...rest]
  if (value === undefined) return 'it has one column. Paste the name, and the value beside it'
  if (another !== undefined) return 'it has more than three columns. Paste the name, the value and the unit'
  if (HEADING.test(value)) return 'it is a heading'
  const [, shortLabel = '', noted = ''] = /^(.+?)\s*[([](.+?)[)\]]$/.exec(label) ?? []
  const notedUnit = unit === '' ? findMeantUnit(noted) : null
  const name = notedUnit ? shortLabel : label
  const fields = readValue(value, notedUnit ?? unit)
  if (typeof fields === 'string') return fields
  const figure = { name, ...fields, ...findQuantity(name, fields.unit) }
  const { error } = figureFields.safeParse(figure)
  return error ? `its ${error.issues[0]?.path.join('.')} does not fit. Add it by hand` : figure
}

function readValue(value: string, unit: string): Omit<PastedFigure, 'name'> | string {
  const plain = toPlainTyped(value)
  if (!/[\p{L}\d]/u.test(plain)) return 'it has no value'
  if (!/\d/.test(plain)) return unit.length > 1 ? `${quote(value)} is not a number` : { text: value }
  if (MAYBE_GROUPED.test(plain)) return `${quote(value)} has a point that may part thousands. Write it without`
  if (TOO_EXACT.test(plain)) return `${quote(value)} has more than three decimals`
  const isCount = unit === '' || PIECES.test(unit)
  if (isCount && /^[1-9]\d*$/.test(plain)) return { count: Number(plain) }
  const meant = isCount ? null : findMeantUnit(unit)
  if (!isCount && !meant) return `${quote(unit)} is not a unit we know`
  const own = readFigure(value)
  const fields = own?.unit || !meant ? own : readFigure(`${value} ${unit}`)
  if (meant && own?.unit && own.unit !== meant) return `it has two units, ${own.unit} and ${meant}`
  if (!fields || fields.perModel || (fields.unit && NOTED_NUMBER.test(plain)))
    return `${quote(value)} is not one figure for certain. Write each number, or the text, by hand`
  if (fields.text) return { text: value }
  return fields.unit ? (fields as PastedFigure) : `${quote(value)} has no unit`
}

/** The quantity whose name the figure has, or what every machine must state; others are chosen in the form. */
function findQuantity(name: string, unit: Unit | undefined) {
  const [required] = Object.entries(REQUIRED_FIGURES).find(([, wording]) => wording.test(name)) ?? []
  const quantity = QUANTITIES.find(own => own === (required ?? name.toLowerCase().replaceAll(' ', '-')))
  const fits = unit && quantity && getQuantityRule(quantity).units.some(own => convert(1, unit, own) !== null)
  return fits ? { quantity } : {}
}
