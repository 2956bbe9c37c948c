import 'server-only'
import { z } from 'zod'
import { line, listOf } from '@/lib/content/files/fields'
import { LEAST_NUMBER, MOST_COUNTED, MOST_NUMBER } from '@/lib/content/files/limits'
import { getQuantityRule, QUANTITIES, type Quantity } from '@/lib/product/quantities'
import { UNITS, type Unit } from '@/lib/product/units'

export type { Quantity }

/** A technical figure; numbers carry a unit, counts and texts have none. */
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

const MEASURES = ['range', 'value', 'upTo', 'from', 'plusMinus', 'oneOf', 'size', 'count', 'text'] as const
const UNITLESS: readonly string[] = ['count', 'text']

const measured = z
  .number()
  .min(LEAST_NUMBER)
  .max(MOST_NUMBER)
  .refine(number => Math.round(number * 1000) / 1000 === number, {
    error: 'has more than three decimals. Write at most three',
  })
const pieces = z.int().positive().max(MOST_COUNTED)

const FILTERED = QUANTITIES.filter(name => getQuantityRule(name).filter)
const QUANTITY_DESCRIPTION = `What is measured: one row of the comparison. Visitors filter by ${FILTERED.join(', ')}`

const fileFields = z.strictObject({
  name: line.meta({ description: 'What is measured, as the visitor reads it: Working speed' }),
  range: z.tuple([measured, measured]).optional().meta({ description: 'Smallest and largest: [160, 420]' }),
  value: measured.optional().meta({ description: 'One number: 800' }),
  upTo: measured.optional().meta({ description: 'Largest number: 180' }),
  from: measured.optional().meta({ description: 'Smallest number: 60' }),
  plusMinus: measured.optional().meta({ description: 'Accuracy, without the sign: 0.5' }),
  oneOf: listOf(measured).min(2).optional().meta({ description: 'A choice: [500, 700, 900]' }),
  size: z.array(measured).min(2).max(3).optional().meta({ description: 'Two or three sides: [15800, 1550, 1700]' }),
  count: z
    .union([pieces, z.tuple([pieces, pieces])], { error: 'must be a whole number. Write one, or two of them: [1, 6]' })
    .optional()
    .meta({ description: 'How many: 4, or [1, 6]. No unit' }),
  of: line.optional().meta({ description: 'What is counted: sets' }),
  text: line.optional().meta({ description: 'Where no number fits. No unit' }),
  unit: z.enum(UNITS).optional().meta({ description: 'Needed for every measured number' }),
  quantity: z.enum(QUANTITIES).optional().meta({ description: QUANTITY_DESCRIPTION }),
})

type FigureInFile = z.output<typeof fileFields>

/** A figure in a product's file, converted to the site's own type. */
const figureSchema = fileFields
  .meta({ oneOf: MEASURES.map(measure => ({ required: [measure] })) })
  .transform((figure, context): Figure => {
    const finding = findMistake(figure)
    if (!finding) return toFigure(figure)
    context.addIssue({ code: 'custom', path: finding.path, message: finding.sentence })
    return z.NEVER
  })

/** A machine's figures, named once each; a quantity may come twice in two units only, as a speed in m/min and in sheets/h. */
export const figuresSchema = listOf(figureSchema)
  .min(1)
  .superRefine((figures, context) => {
    for (const [index, figure] of figures.entries()) {
      const before = figures.slice(0, index)
      if (before.some(({ name }) => name === figure.name)) {
        context.addIssue({
          code: 'custom',
          path: [index, 'name'],
          message: `'${figure.name}' is there twice. Give each figure a name of its own`,
        })
      }
      if (figure.quantity && before.some(other => toMeasure(other) === toMeasure(figure))) {
        const message = `${toMeasure(figure)} is there twice. Leave it out here`
        context.addIssue({ code: 'custom', path: [index, 'quantity'], message })
      }
    }
  })

function toMeasure(figure: Figure) {
  return 'unit' in figure ? `${figure.quantity} in ${figure.unit}` : null
}

function findMistake(figure: FigureInFile): { path: string[]; sentence: string } | null {
  const given = MEASURES.filter(measure => figure[measure] !== undefined)
  const [measure] = given
  if (!measure) return { path: [], sentence: `has no number. Write one of ${MEASURES.join(', ')}` }
  if (given.length > 1) return { path: [], sentence: `has ${given.join(' and ')}. Keep one of them` }
  const { unit, quantity, range, count, of } = figure
  if (of && !count) return { path: ['of'], sentence: 'belongs to a count only. Remove it' }
  if (UNITLESS.includes(measure)) {
    if (unit) return { path: ['unit'], sentence: `a ${measure} has no unit. Remove it` }
    return quantity ? { path: ['quantity'], sentence: `a ${measure} has no quantity. Remove it` } : null
  }
  if (!unit) return { path: ['unit'], sentence: `is missing. Write one of ${UNITS.join(', ')}` }
  const fitting: readonly Unit[] = quantity ? getQuantityRule(quantity).units : UNITS
  if (!fitting.includes(unit)) {
    return {
      path: ['unit'],
      sentence: `'${unit}' does not fit the quantity '${quantity}'. Write ${fitting.join(' or ')}`,
    }
  }
  const pair = range ?? (Array.isArray(count) ? count : null)
  if (pair && pair[0] >= pair[1])
    return { path: [measure], sentence: 'must rise from the first number to the second. Write the smaller one first' }
  return findWrongShape(figure)
}

/** Facets and the floor plan count on the shape of these quantities. */
function findWrongShape({ quantity, size, plusMinus }: FigureInFile) {
  if (quantity === 'overall-size' && size?.length !== 3) {
    return { path: ['size'], sentence: 'an overall size has three sides. Write length, width and height' }
  }
  if (quantity === 'accuracy' && plusMinus === undefined)
    return { path: [], sentence: 'an accuracy is a tolerance. Write it with plusMinus' }
  return null
}

function toFigure({ name, quantity, unit, ...figure }: FigureInFile): Figure {
  const head = { name, quantity: quantity ?? null }
  if (figure.text !== undefined) return { ...head, type: 'text', text: figure.text }
  if (figure.count !== undefined) {
    const [min, max] = typeof figure.count === 'number' ? [figure.count, figure.count] : figure.count
    return { ...head, type: 'count', min, max, of: figure.of ?? null }
  }
  if (!unit) throw new Error(`The figure '${name}' passed its gate without a unit`)
  if (figure.range) return { ...head, type: 'range', min: figure.range[0], max: figure.range[1], unit }
  if (figure.oneOf) return { ...head, type: 'choice', values: figure.oneOf, unit }
  if (figure.size) return { ...head, type: 'size', sides: figure.size, unit }
  if (figure.upTo !== undefined) return { ...head, type: 'up-to', value: figure.upTo, unit }
  if (figure.from !== undefined) return { ...head, type: 'from', value: figure.from, unit }
  if (figure.plusMinus !== undefined) return { ...head, type: 'tolerance', value: figure.plusMinus, unit }
  if (figure.value !== undefined) return { ...head, type: 'value', value: figure.value, unit }
  throw new Error(`The figure '${name}' passed its gate without a number`)
}
