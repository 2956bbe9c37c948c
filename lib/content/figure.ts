import 'server-only'
import { z } from 'zod'
import { line, listOf } from '@/lib/content/files/fields'
import { MAX_COUNT, MAX_VALUE, MIN_VALUE } from '@/lib/content/files/limits'
import { listChoices } from '@/lib/content/files/problem'
import { UNITS, type Unit } from '@/lib/measures/units'
import { getQuantityRule, QUANTITIES, type Quantity } from '@/lib/product/quantities'

export type { Quantity }

const measuredNumber = z
  .number()
  .min(MIN_VALUE)
  .max(MAX_VALUE)
  .refine(number => Math.round(number * 1000) / 1000 === number, {
    error: 'has more than three decimals. Write at most three',
  })
const wholeCount = z.int().positive().max(MAX_COUNT)

/** The schema of an optional field, and what its value becomes. */
function fieldOf<T extends z.ZodType, const V>(schema: T, description: string, convert: (value: z.output<T>) => V) {
  return schema.transform(convert).optional().meta({ description })
}

/** A pair of numbers, the smaller first. */
function pairOf(number: z.ZodNumber) {
  return z.tuple([number, number]).refine(([min, max]) => min < max, { error: 'must have the smaller number first' })
}

/** How a file gives one measured number or a range, and what that means. The stock of a machine has them too. */
export const rangeFields = {
  range: fieldOf(pairOf(measuredNumber), 'Smallest and largest: [160, 420]', ([min, max]) => ({
    type: 'range',
    min,
    max,
  })),
  value: fieldOf(measuredNumber, 'One number: 800', value => ({ type: 'value', value })),
  upTo: fieldOf(measuredNumber, 'Largest number: 180', value => ({ type: 'up-to', value })),
  from: fieldOf(measuredNumber, 'Smallest number: 60', value => ({ type: 'from', value })),
}

const measuredFields = {
  ...rangeFields,
  plusMinus: fieldOf(measuredNumber, 'Accuracy, without the sign: 0.5', value => ({ type: 'tolerance', value })),
  oneOf: fieldOf(listOf(measuredNumber).min(2), 'A choice: [500, 700, 900]', values => ({ type: 'choice', values })),
  size: fieldOf(z.array(measuredNumber).min(2).max(3), 'Two or three sides: [15800, 1550, 1700]', sides => ({
    type: 'size',
    sides,
  })),
}

const countSchema = z.union([wholeCount, pairOf(wholeCount)], {
  error: 'must be a whole number. Write one, or two of them: [1, 6]',
})
const unmeasuredFields = {
  count: fieldOf(countSchema, 'How many: 4, or [1, 6]. No unit', count => {
    const [min, max] = typeof count === 'number' ? [count, count] : count
    return { type: 'count', min, max }
  }),
  text: fieldOf(line, 'Where no number fits. No unit', text => ({ type: 'text', text })),
}

const VALUE_FIELDS = [...keysOf(measuredFields), ...keysOf(unmeasuredFields)]

const FILTERED_QUANTITIES = QUANTITIES.filter(name => getQuantityRule(name).filter)
const QUANTITY_DESCRIPTION = `What is measured: one row of the comparison. Visitors filter by ${FILTERED_QUANTITIES.join(', ')}`

const fileFields = z.strictObject({
  name: line.meta({ description: 'What is measured, as the visitor reads it: Working speed' }),
  ...measuredFields,
  ...unmeasuredFields,
  of: line.optional().meta({ description: 'What is counted: sets' }),
  unit: z.enum(UNITS).optional().meta({ description: 'Needed for every measured number' }),
  quantity: z.enum(QUANTITIES).optional().meta({ description: QUANTITY_DESCRIPTION }),
})

type FigureInFile = z.output<typeof fileFields>

/**
 * A technical figure. Measured numbers have a unit; counts and texts do not. The file names its fields after what an
 * editor writes, `type` after what the figure is: `upTo` becomes 'up-to', `plusMinus` 'tolerance' and `oneOf` 'choice'.
 */
export type Figure = { name: string; quantity: Quantity | null } & (
  | (NonNullable<FigureInFile[keyof typeof measuredFields]> & { unit: Unit })
  | (NonNullable<FigureInFile['count']> & { of: string | null })
  | NonNullable<FigureInFile['text']>
)

/** Checks a figure of a product file and converts it to `Figure`. */
const figureSchema = fileFields
  .meta({ oneOf: VALUE_FIELDS.map(field => ({ required: [field] })) })
  .transform((figure, context): Figure => {
    const mistake = findMistake(figure)
    if (!mistake) return toFigure(figure)
    context.addIssue({ code: 'custom', ...mistake })
    return z.NEVER
  })

/** A machine's figures. Names are unique; a quantity may repeat only in another unit: speed in m/min and sheets/h. */
export const figuresSchema = listOf(figureSchema)
  .min(1)
  .superRefine((figures, context) => {
    const report = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message })
    for (const [index, figure] of figures.entries()) {
      const before = figures.slice(0, index)
      if (before.some(({ name }) => name === figure.name)) {
        report([index, 'name'], `'${figure.name}' is given twice. Give each figure a unique name`)
      }
      if (figure.quantity && before.some(other => getQuantityKey(other) === getQuantityKey(figure))) {
        report([index, 'quantity'], `${getQuantityKey(figure)} is given twice. Remove this one`)
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
  const { unit, quantity, size, of } = figure
  if (!field) return { path: [], message: `has no value. ${listChoices(VALUE_FIELDS)}` }
  if (given.length > 1) return { path: [], message: `has ${given.join(' and ')}. Keep one of them` }
  if (of && field !== 'count') return { path: ['of'], message: 'is only allowed with count. Remove it' }
  if (field === 'count' || field === 'text') {
    if (unit) return { path: ['unit'], message: `must be removed: a ${field} has no unit` }
    return quantity ? { path: ['quantity'], message: `must be removed: a ${field} has no quantity` } : null
  }
  if (!unit) return { path: ['unit'], message: `is missing. ${listChoices(UNITS)}` }
  const fitting: readonly Unit[] = quantity ? getQuantityRule(quantity).units : UNITS
  if (!fitting.includes(unit)) {
    return {
      path: ['unit'],
      message: `'${unit}' does not fit the quantity '${quantity}'. Write ${fitting.join(' or ')}`,
    }
  }
  // Facets and the floor plan rely on the shape of these two.
  if (quantity === 'overall-size' && size?.sides.length !== 3)
    return { path: ['size'], message: 'must have three sides: length, width and height' }
  if (quantity === 'accuracy' && field !== 'plusMinus')
    return { path: [], message: 'must be written with plusMinus: an accuracy is a tolerance' }
  return null
}

function toFigure({ name, quantity, unit, of, count, text, ...measured }: FigureInFile): Figure {
  const common = { name, quantity: quantity ?? null }
  if (text) return { ...common, ...text }
  if (count) return { ...common, ...count, of: of ?? null }
  const value = Object.values(measured).find(part => part !== undefined)
  if (!value || !unit) throw new Error(`The figure '${name}' passed validation without a value or a unit`)
  return { ...common, ...value, unit }
}

function keysOf<T extends object>(fields: T) {
  return Object.keys(fields) as (keyof T)[]
}
