import 'server-only'
import { z } from 'zod'
import { line, listOf } from '@/lib/content/files/fields'
import { COST_INPUTS, type CostInput } from '@/lib/trade/costs/cost-inputs'
import { PAPER } from '@/lib/trade/costs/paper'
import { listWithIds } from './line-files'

/** Inputs that may stay blank; every other one has a default. */
const OPTIONAL_INPUTS = [
  'price-own',
  'sell',
  'assets',
  'preop',
  'subsidy-most',
  'drawings-1',
  'drawings-2',
  'drawings-3',
  'drawings-4',
  'drawings-5',
  'gst-out',
  // What follows from the plan is counted.
  'other-helpers',
]

/** Inputs that are one of a few words. The rules know these words. */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  'bag-paper': ['kraft', 'art'],
  'print-with-board': ['no', 'yes'],
  labour: ['whole', 'moving', 'used'],
  // By the written-down value, or in equal parts.
  depreciation: ['wdv', 'straight'],
  'gst-credit': ['yes', 'no'],
}

/** Inputs that are a paper of corrugated board: gsm and burst factor, like 150/20. */
const LAYERS = ['liner-out', 'flute-paper', 'liner-mid', 'liner-in']

const bound = z.number().min(0).max(1e9)

const costInputSchema = z
  .strictObject({
    id: z.enum(COST_INPUTS).meta({ title: 'Code name' }),
    label: line,
    group: z.enum(['material', 'consumables', 'running', 'finance']),
    unit: line.optional(),
    value: z
      .union([bound, line], { error: 'must be a number, a word, or a paper like 150/20' })
      .optional()
      .meta({ description: 'What is counted with, unless the buyer types another' }),
    range: z.tuple([bound, bound]).optional().meta({ description: 'What buyers may set it to; gsm of a paper' }),
    choices: listOf(line).optional().meta({ description: 'The words that it may be' }),
    source: line.meta({ description: "Where it comes from, or 'trade assumption'" }),
  })
  .superRefine((input, context) => {
    const problem = findProblem(input)
    if (problem) context.addIssue({ code: 'custom', path: [problem.field], message: problem.message })
  }) satisfies z.ZodType<CostInput>

type InputInFile = {
  id: string
  value?: string | number | undefined
  range?: [number, number] | undefined
  choices?: string[] | undefined
}

/** What is wrong with an input by itself; null if nothing is. */
function findProblem({ id, value, range, choices = [] }: InputInFile) {
  const words = CHOICES[id]
  if (words) {
    const isSame = words.length === choices.length && words.every(word => choices.includes(word))
    if (!isSame) return { field: 'choices', message: `must be [${words.join(', ')}]. Write these` }
    if (words.some(word => word === value)) return null
    return { field: 'value', message: `must be one of ${words.join(', ')}. Write one` }
  }
  if (!range) return { field: 'range', message: 'is missing. Write two numbers, like [10, 20]' }
  if (value === undefined)
    return OPTIONAL_INPUTS.includes(id) ? null : { field: 'value', message: 'is missing. Write a number' }
  const number = LAYERS.includes(id) ? Number(PAPER.exec(String(value))?.groups?.gsm ?? Number.NaN) : value
  if (typeof number !== 'number') return { field: 'value', message: 'must be a number. Write one without its unit' }
  if (Number.isNaN(number)) return { field: 'value', message: 'must be gsm and burst factor. Write them like 150/20' }
  if (range[0] <= number && number <= range[1]) return null
  return { field: 'value', message: `lies outside ${range[0]} to ${range[1]}. Correct it, or its range` }
}

/** content/line/costs.yaml, without which plans have no costs. */
export const lineCostsSchema = z
  .strictObject({
    prices: line.optional().meta({
      title: 'Month of the prices',
      description: 'The month whose prices the defaults are, as their sources name it: November 2025',
    }),
    costs: listWithIds(costInputSchema, { needed: COST_INPUTS }),
  })
  .meta({ title: 'What costs are counted with' })

/** The inputs, each whose source names the month of the prices with that month: it is shown beside their defaults. */
export function listCostInputs({ prices, costs }: z.output<typeof lineCostsSchema>): CostInput[] {
  return costs.map(input => (prices && input.source.includes(prices) ? { ...input, asOf: prices } : input))
}
