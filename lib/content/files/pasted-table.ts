import type { z } from 'zod'
import { figureFields } from '@/lib/content/figure'
import { toPlainTyped } from '@/lib/measures/numbers'
import { convert } from '@/lib/measures/units'
import { getQuantityRule, QUANTITIES } from '@/lib/product/quantities'
import { quote } from './problem'
import { findMeantUnit, readFigure } from './typed-number'
import { REQUIRED_FIGURES } from './vocabulary'

/** A figure as a machine's file has it. */
export type PastedFigure = z.input<typeof figureFields>

/** The cells of a heading. */
const HEADING =
  /^(?:(?:sr|s|no|parameters?|particulars?|descriptions?|items?|technical|values?|specifications?|details?|data|units?|uom)\b[.\s]*)+$/i

/**
 * A name without a digit, and a value: 'Weight: 1800 kg', 'Weight - 1800 kg', 'Speed up to 120 m/min'. Of what may be
 * below zero, a hyphen is a minus.
 */
const ONE_COLUMN =
  /^(?<name>[^\d:]*?\p{L}[^\d:]*?(?<![-–]))(?:\s*:\s*(?<told>.+)|(?:\s+[-–](?!.*(?:°|deg|%)))?\s+(?<value>(?:(?:up ?to|max|min|approx|about|from|at least|over|under|above|below|less than|more than)\b\.?\s*)?[±~<>≤≥]?\s*\.?\d.*))$/iu

/** What only a name of what is counted begins with: of others, a number without a unit may belong to the name. */
const COUNTED = /^(?:no|nos|number|qty|quantity)\b/i

/** '380V/50Hz', 'AC 220 V 50 Hz', '415V, 3 Phase, 50 Hz'. */
const SUPPLY =
  /^(?:AC\s*)?\d{2,3}(?:\s*[-/]\s*\d{2,3})?\s*V(?:AC|olts?)?(?:[\s,/;]+(?:AC|(?:50\/)?\d{1,2}\s*(?:Hz|-?\s*ph(?:ase)?s?)))*$/i

/** Units of what is only counted. */
const PIECES = /^(nos?|pcs?|pieces?|units?)\.?$/i

/** 1.255 is 1255 for half of Europe. */
const MAYBE_GROUPED = /(?<![\d.,])[1-9]\d{0,2}\.\d{3}(?![\d.,])/

/** A number beside the figure, which would be lost. */
const NOTED_NUMBER = /\(.*\d.*\)$/

const TOO_EXACT = /[.,]\d{4}/

/**
 * Reads rows pasted from a spreadsheet or a supplier's sheet: name, value and, in a column of its own or behind either
 * of them, unit. Tabs or several spaces part the columns, or else a colon, a hyphen or the first digit; a first column of
 * numbers only counts the rows.
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
  const filled = cells.filter(cell => cell !== '')
  if (filled.every(cell => HEADING.test(cell))) return 'it is a heading'
  const isAlone = filled.length === 1
  const [first = '', ...rest] = isAlone ? splitColumn(filled[0] ?? '') : filled
  const [label = '', value, unit = '', another] = /^\d+[.)]?$/.test(first) && rest.length > 1 ? rest : [first, ...rest]
  if (value === undefined) return 'it has one column. Paste the name, and the value beside it'
  if (another !== undefined) return 'it has more than three columns. Paste the name, the value and the unit'
  if (HEADING.test(value)) return 'it is a heading'
  const [, shortLabel = '', noted = ''] = /^(.+?)\s*[([](.+?)[)\]]$/.exec(label) ?? []
  const notedUnit = unit === '' ? findMeantUnit(noted) : null
  const name = notedUnit ? shortLabel : label
  const fields = readValue(value, notedUnit ?? unit)
  if (typeof fields === 'string') return fields
  if (isAlone && fields.count !== undefined && !COUNTED.test(name)) return `${quote(value)} has no unit`
  const figure = { name, ...fields, ...findQuantity(name, fields) }
  const { error } = figureFields.safeParse(figure)
  return error ? `its ${error.issues[0]?.path[0] === 'name' ? 'name' : 'value'} does not fit. Add it by hand` : figure
}

/** The name and the value of a row whose columns are apart by single spaces at most. */
function splitColumn(row: string): string[] {
  const { name, told, value = told } = ONE_COLUMN.exec(row.replace(/^\d+[.)]\s+/, ''))?.groups ?? {}
  return name && value ? [name.trim(), value.trim()] : [row]
}

function readValue(cell: string, unitCell: string): Omit<PastedFigure, 'name'> | string {
  // 'Kgs.', '60-80 pcs/min.'
  const [value = '', unit = ''] = [cell, unitCell].map(text => text.replace(/(?<=\w)\.+$/, ''))
  const plain = toPlainTyped(value)
  if (!/[\p{L}\d]/u.test(plain)) return 'it has no value'
  if (!/\d/.test(plain)) return unit.length > 1 ? `${quote(value)} is not a number` : { text: value }
  if (MAYBE_GROUPED.test(plain)) return `${quote(value)} has a point that may part thousands. Write it without`
  if (TOO_EXACT.test(plain)) return `${quote(value)} has more than three decimals`
  if (SUPPLY.test(plain) && unit === '') return { text: value }
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
function findQuantity(name: string, { unit, size }: Omit<PastedFigure, 'name'>) {
  const [required] = Object.entries(REQUIRED_FIGURES).find(([, wording]) => wording.test(name)) ?? []
  const quantity = QUANTITIES.find(own => own === (required ?? name.toLowerCase().replaceAll(' ', '-')))
  const fits = unit && quantity && getQuantityRule(quantity).units.some(own => convert(1, unit, own) !== null)
  // The size of a floor or of a sheet is none of a machine.
  return fits && (quantity !== 'overall-size' || size?.length === 3) ? { quantity } : {}
}
