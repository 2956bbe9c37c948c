import 'server-only'
import { z } from 'zod'
import { line, listOf } from '@/lib/content/files/fields'
import { MAX_COUNT, MAX_VALUE, MIN_VALUE } from '@/lib/content/files/limits'
import { getQuantityRule, QUANTITIES, type Quantity } from '@/lib/product/quantities'
import { UNITS, type Unit } from '@/lib/product/units'

export type { Quantity }

/**
 * A technical figure. Measured numbers have a unit; counts and texts do not. The file names its fields after what an
 * editor writes, `type` after what the figure is: `upTo` becomes 'up-to', `plusMinus` 'tolerance' and `oneOf` 'choice'.
 */
export type Figure = { name: string; quantity: Quantity | null } & (
  | { type: 'range'; min: number; max: number; unit: Unit }
  | { type: 'value'; value: number; unit: Unit }
  | { type: 'up-to'; value: number; unit: Unit }
  | { type: 'from'; value: number; unit: Unit }
  | { type: 'tolerance'; value: number; unit: Unit }
  | { type: 'choice'; values: number[]; unit: Unit }
  | { type: 'size'; sides: number[]; unit: Unit }
  | { type: 'count'; min: number; max: number; of: string | null }
  | { type: 'text'; text: string }
)

const VALUE_FIELDS = ['range', 'value', 'upTo', 'from', 'plusMinus', 'oneOf', 'size', 'count', 'text'] as const
const UNITLESS_FIELDS: readonly string[] = ['count', 'text']

const measuredNumber = z
  .number()
  .min(MIN_VALUE)
  .max(MAX_VALUE)
  .refine(number => Math.round(number * 1000) / 1000 === number, {
    error: 'has more than three decimals. Write at most three',
  })
const wholeCount = z.int().positive().max(MAX_COUNT)

const FILTERED_QUANTITIES = QUANTITIES.filter(name => getQuantityRule(name).filter)
const QUANTITY_DESCRIPTION = `What is measured: one row of the comparison. Visitors filter by ${FILTERED_QUANTITIES.join(', ')}`

const fileFields = z.strictObject({
  name: line.meta({ description: 'What is measured, as the visitor reads it: Working speed' }),
  range: z.tuple([measuredNumber, measuredNumber]).optional().meta({ description: 'Smallest and largest: [160, 420]' }),
  value: measuredNumber.optional().meta({ description: 'One number: 800' }),
  upTo: measuredNumber.optional().meta({ description: 'Largest number: 180' }),
  from: measuredNumber.optional().meta({ description: 'Smallest number: 60' }),
  plusMinus: measuredNumber.optional().meta({ description: 'Accuracy, without the sign: 0.5' }),
  oneOf: listOf(measuredNumber).min(2).optional().meta({ description: 'A choice: [500, 700, 900]' }),
  size: z
    .array(measuredNumber)
    .min(2)
    .max(3)
    .optional()
    .meta({ description: 'Two or three sides: [15800, 1550, 1700]' }),
  count: z
    .union([wholeCount, z.tuple([wholeCount, wholeCount])], {
      error: 'must be a whole number. Write one, or two of them: [1, 6]',
    })
    .optional()
    .meta({ description: 'How many: 4, or [1, 6]. No unit' }),
  of: line.optional().meta({ description: 'What is counted: sets' }),
  text: line.optional().meta({ description: 'Where no number fits. No unit' }),
  unit: z.enum(UNITS).optional().meta({ description: 'Needed for every measured number' }),
  quantity: z.enum(QUANTITIES).optional().meta({ description: QUANTITY_DESCRIPTION }),
})

type FigureInFile = z.output<typeof fileFields>

/** Checks a figure of a product file and converts it to `Figure`. */
const figureSchema = fileFields
  .meta({ oneOf: VALUE_FIELDS.map(field => ({ required: [field] })) })
  .transform((figure, context): Figure => {
    const problem = findMistake(figure)
    if (!problem) return toFigure(figure)
    context.addIssue({ code: 'custom', path: problem.path, message: problem.message })
    return z.NEVER
  })

/** A machine's figures. Names are unique; a quantity may repeat only in another unit: speed in m/min and sheets/h. */
export const figuresSchema = listOf(figureSchema)
  .min(1)
  .superRefine((figures, context) => {
    for (const [index, figure] of figures.entries()) {
      const before = figures.slice(0, index)
      if (before.some(({ name }) => name === figure.name)) {
        const message = `'${figure.name}' is given twice. Give each figure a unique name`
        context.addIssue({ code: 'custom', path: [index, 'name'], message })
      }
      if (figure.quantity && before.some(other => getQuantityKey(other) === getQuantityKey(figure))) {
        const message = `${getQuantityKey(figure)} is given twice. Remove this one`
        context.addIssue({ code: 'custom', path: [index, 'quantity'], message })
      }
    }
  })

/** Quantity and unit, which may occur only once for a machine: 'speed in m/min'. Null for figures without a unit. */
function getQuantityKey(figure: Figure) {
  return 'unit' in figure ? `${figure.quantity} in ${figure.unit}` : null
}

/** The first mistake in a figure, or null. Messages follow the field name: 'figures[3].unit: is missing'. */
function findMistake(figure: FigureInFile): { path: string[]; message: string } | null {
  const given = VALUE_FIELDS.filter(field => figure[field] !== undefined)
  const [field] = given
  if (!field) return { path: [], message: `has no value. Write one of ${VALUE_FIELDS.join(', ')}` }
  if (given.length > 1) return { path: [], message: `has ${given.join(' and ')}. Keep one of them` }
  const { unit, quantity, range, count, of } = figure
  if (of && !count) return { path: ['of'], message: 'is only allowed with count. Remove it' }
  if (UNITLESS_FIELDS.includes(field)) {
    if (unit) return { path: ['unit'], message: `must be removed: a ${field} has no unit` }
    return quantity ? { path: ['quantity'], message: `must be removed: a ${field} has no quantity` } : null
  }
  if (!unit) return { path: ['unit'], message: `is missing. Write one of ${UNITS.join(', ')}` }
  const fitting: readonly Unit[] = quantity ? getQuantityRule(quantity).units : UNITS
  if (!fitting.includes(unit)) {
    const message = `'${unit}' does not fit the quantity '${quantity}'. Write ${fitting.join(' or ')}`
    return { path: ['unit'], message }
  }
  const pair = range ?? (Array.isArray(count) ? count : null)
  if (pair && pair[0] >= pair[1]) return { path: [field], message: 'must have the smaller number first' }
  return findWrongShape(figure)
}

/** Facets and the floor plan rely on the shape of these quantities. */
function findWrongShape({ quantity, size, plusMinus }: FigureInFile) {
  if (quantity === 'overall-size' && size?.length !== 3)
    return { path: ['size'], message: 'must have three sides: length, width and height' }
  if (quantity === 'accuracy' && plusMinus === undefined)
    return { path: [], message: 'must be written with plusMinus: an accuracy is a tolerance' }
  return null
}

function toFigure({ name, quantity, unit, ...figure }: FigureInFile): Figure {
  const common = { name, quantity: quantity ?? null }
  if (figure.text !== undefined) return { ...common, type: 'text', text: figure.text }
  if (figure.count !== undefined) {
    const [min, max] = typeof figure.count === 'number' ? [figure.count, figure.count] : figure.count
    return { ...common, type: 'count', min, max, of: figure.of ?? null }
  }
  if (!unit) throw new Error(`The figure '${name}' passed validation without a unit`)
  if (figure.range) return { ...common, type: 'range', min: figure.range[0], max: figure.range[1], unit }
  if (figure.oneOf) return { ...common, type: 'choice', values: figure.oneOf, unit }
  if (figure.size) return { ...common, type: 'size', sides: figure.size, unit }
  if (figure.upTo !== undefined) return { ...common, type: 'up-to', value: figure.upTo, unit }
  if (figure.from !== undefined) return { ...common, type: 'from', value: figure.from, unit }
  if (figure.plusMinus !== undefined) return { ...common, type: 'tolerance', value: figure.plusMinus, unit }
  if (figure.value !== undefined) return { ...common, type: 'value', value: figure.value, unit }
  throw new Error(`The figure '${name}' passed validation without a value`)
}
