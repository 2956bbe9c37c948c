import 'server-only'
import { z } from 'zod'
import { line, listOf } from '@/lib/content/files/fields'
import { MAX_COUNT, MAX_VALUE, MIN_VALUE } from '@/lib/content/files/limits'
import { UNITS } from '@/lib/trade/measures/units'
import { getQuantityRule, QUANTITIES } from '@/lib/trade/product/quantities'

const signedNumber = z
  .number()
  .min(-MAX_VALUE)
  .max(MAX_VALUE)
  .refine(number => number === 0 || !isTiny(number), {
    error: ({ input }) => `'${input}' is too small. Write at least ${MIN_VALUE}`,
  })
  // A tiny number has been refused already.
  .refine(number => isTiny(number) || Math.round(number * 1000) / 1000 === number, {
    error: 'has more than three decimals. Write at most three',
  })
const measuredNumber = signedNumber.min(MIN_VALUE)
const wholeCount = z.int().positive().max(MAX_COUNT)

/**
 * The schema of an optional field, and what its value becomes. Title and description are for the editor's form, in
 * which a range is typed as '160 to 420' and 1800 also as '1,800'; in the file they are [160, 420] and 1800. `V` is
 * const, so that the `type` of the value is 'range', and not any text.
 */
function fieldOf<T extends z.ZodType, const V>(
  schema: T,
  title: string,
  description: string,
  convert: (value: z.output<T>) => V,
) {
  return schema.transform(convert).optional().meta({ title, description })
}

/** A pair of numbers, the smaller first. */
function pairOf(number: z.ZodNumber) {
  return z.tuple([number, number]).refine(([min, max]) => min < max, { error: 'must have the smaller number first' })
}

/** Fields that give one number or a range. */
function createRangeFields(number: z.ZodNumber) {
  return {
    range: fieldOf(
      pairOf(number),
      'From and to',
      'Write the smallest and the largest number: 160 to 420',
      ([min, max]) => ({
        type: 'range',
        min,
        max,
      }),
    ),
    value: fieldOf(number, 'Number', 'Write the number without its unit: 800, or 1,800', value => ({
      type: 'value',
      value,
    })),
    upTo: fieldOf(number, 'At most', 'Write the largest number: 180', value => ({ type: 'up-to', value })),
    from: fieldOf(number, 'At least', 'Write the smallest number: 60', value => ({ type: 'from', value })),
  }
}

/** How the stock of a machine gives a weight or a thickness. */
export const rangeFields = createRangeFields(measuredNumber)

const sizeSchema = listOf(measuredNumber).min(2).max(3)
const side = z.union([measuredNumber, pairOf(measuredNumber)], {
  error: 'must be a number, or two of them: [300, 900]',
})
/** Sizes that all have the same number of sides. */
const sizesSchema = listOf(sizeSchema)
  .min(2)
  .refine(([first, ...others]) => others.every(size => size.length === first?.length), {
    error: 'must have sizes with equally many sides. Write each like the first',
  })
/** Numbers, or sizes. */
const listSchema = z.union([listOf(signedNumber).min(2), sizesSchema], {
  error: 'must be a list of numbers, or of sizes like [[560, 810], [635, 940]]',
})

/** The fields that state a value with a unit. */
const measuredFields = {
  ...createRangeFields(signedNumber),
  about: fieldOf(measuredNumber, 'About', 'Write a number that is not exact: 3200', value => ({
    type: 'about',
    value,
  })),
  plusMinus: fieldOf(
    z.union([measuredNumber, z.tuple([measuredNumber, measuredNumber])]),
    'Plus or minus',
    'Write it without the sign: 0.5. Beside a number there may be two, above and below: 0.5, 0.2',
    margin => [margin].flat(),
  ),
  oneOf: fieldOf(
    listSchema,
    'To choose from',
    'Write each choice: 500, 700, 900. Put sizes in brackets: [560, 810], [635, 940]',
    toChoice,
  ),
  size: fieldOf(
    listOf(side).min(2).max(3),
    'Size',
    'Write two or three sides: 1550 x 1700. Where a side goes from and to: [300, 900], [200, 600]',
    sides => ({ type: 'size', sides }),
  ),
  perModel: fieldOf(
    listSchema,
    'For each model',
    'Write one number or size for each of the models: 28, 31, 31',
    toModels,
  ),
}

const countSchema = z.union([wholeCount, pairOf(wholeCount)], {
  error: 'must be a whole number. Write one, or two of them: [1, 6]',
})
/** The fields that state a value without a unit. */
const unmeasuredFields = {
  count: fieldOf(countSchema, 'How many', 'Write 4, or 1 to 6. A count has no unit', count => {
    const [min, max] = typeof count === 'number' ? [count, count] : count
    return { type: 'count', min, max }
  }),
  text: fieldOf(line, 'In words', 'Write this where no number fits, without a unit: On request', text => ({
    type: 'text',
    text,
  })),
}

/** The fields that state a figure's value; a figure has exactly one, except that 'plusMinus' may follow 'value'. */
export const VALUE_FIELDS = [...keysOf(measuredFields), ...keysOf(unmeasuredFields)]

const FILTERED_QUANTITIES = QUANTITIES.filter(name => getQuantityRule(name).filter)
const QUANTITY_DESCRIPTION = `The row of the comparison that it belongs to; may be empty. Visitors filter by ${FILTERED_QUANTITIES.join(', ')}`

/** Schema of a figure as a file has it, without the checks of its fields against each other (figure-mistakes.ts). */
export const figureFields = z.strictObject({
  name: line.meta({ description: 'Write it as visitors read it: Working speed' }),
  condition: line
    .optional()
    .meta({ description: 'Write when the figure holds, or a footnote: cutting; without stacker' }),
  ...measuredFields,
  ...unmeasuredFields,
  times: wholeCount
    .optional()
    .meta({ title: 'How many times', description: 'Write 18 for 18 × 1.2 kW; usually empty' }),
  of: line
    .optional()
    .meta({ title: 'What is counted', description: 'Write what the number counts: sets. May be empty' }),
  unit: z.enum(UNITS).optional().meta({ description: 'Choose the unit of the number' }),
  quantity: z.enum(QUANTITIES).optional().meta({ title: 'What is measured', description: QUANTITY_DESCRIPTION }),
})

export type FigureInFile = z.output<typeof figureFields>

/** Numbers or sizes of which a buyer chooses one. */
type Choice = { type: 'sizes'; sizes: number[][] } | { type: 'choice'; values: number[] }

function toChoice(list: number[] | number[][]): Choice {
  return isSizes(list) ? { type: 'sizes', sizes: list } : { type: 'choice', values: list }
}

/**
 * The numbers of each model, one or one per side, and `all`: the figure that covers all models, from the smallest
 * number to the largest.
 */
function toModels(list: number[] | number[][]) {
  // The numbers of all models by side; plain numbers are like sizes of one side.
  const columns = isSizes(list) ? (list[0] ?? []).map((_, index) => list.map(sides => sides[index] ?? 0)) : [list]
  const sides = columns.map(toSide)
  const [first = 0] = sides
  const models = list.map((entry: number | number[]) => [entry].flat())
  if (isSizes(list)) return { models, all: { type: 'size' as const, sides } }
  if (typeof first === 'number') return { models, all: { type: 'value' as const, value: first } }
  return { models, all: { type: 'range' as const, min: first[0], max: first[1] } }
}

function isSizes(list: number[] | number[][]): list is number[][] {
  return Array.isArray(list[0])
}

/** All numbers as one side: a number if they are equal, or else a range. */
function toSide(numbers: readonly number[]): number | [number, number] {
  const [min, max] = [Math.min(...numbers), Math.max(...numbers)]
  return min === max ? min : [min, max]
}

function isTiny(number: number) {
  return Math.abs(number) < MIN_VALUE
}

function keysOf<T extends object>(fields: T) {
  return Object.keys(fields) as (keyof T)[]
}
