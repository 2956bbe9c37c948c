import 'server-only'
import { z } from 'zod'
import { line, listOf } from '@/lib/content/files/fields'
import { MAX_ENTRIES, MAX_VALUE } from '@/lib/content/files/limits'
import {
  ASSUMPTIONS,
  type Assumption,
  BELTS,
  COUNTED,
  COUNTED_WEBS,
  FORMULAS,
  KINDS,
  LAYS,
  type Question,
  type Step,
  type Style,
} from '@/lib/trade/planner/line'
import { MATERIALS } from '@/lib/trade/product/vocabulary'

// The texts in `meta` are the labels and hints of the editor's form; lib/trade/planner/line.ts explains the types.

const id = z
  .string()
  .max(40)
  .regex(/^[A-Za-z][A-Za-z0-9-]*$/, { error: "is not an id. Write letters, digits and hyphens, like 'die-cut'" })
  .meta({ title: 'Code name', description: 'The planner knows it by this; visitors do not see it' })
/** A number from 0. */
const amount = z.number().min(0).max(MAX_VALUE)
/** The answer to a question of the planner. */
const answer = z.union([amount, z.boolean(), line], { error: 'must be a number, a word, or true' })
const sheetSide = z.number().min(50).max(6000)
const sheet = z.tuple([sheetSide, sheetSide], { error: 'must be two sides. Write them like [1020, 720]' })

/**
 * A list of entries with unique ids.
 * `needed`: ids that must be among them, because the code refers to them; they do not count for the list's limit.
 */
export function listWithIds<T extends z.ZodType<{ id: string }>>(
  entry: T,
  { needed }: { needed: readonly string[] } = { needed: [] },
) {
  return z
    .array(entry)
    .max(MAX_ENTRIES + needed.length)
    .min(1)
    .superRefine((entries, context) => {
      const ids = (entries as { id: string }[]).map(other => other.id)
      for (const [index, entryId] of ids.entries()) {
        if (ids.indexOf(entryId) === index) continue
        context.addIssue({
          code: 'custom',
          path: [index, 'id'],
          message: `'${entryId}' is there twice. Write each id once`,
        })
      }
      const missing = needed.find(other => !ids.includes(other))
      if (missing) context.addIssue({ code: 'custom', message: `has no '${missing}'. Add it, from an earlier version` })
    })
}

const stepSchema = z.strictObject({
  id,
  name: line,
  counts: z.enum(COUNTED).meta({ description: 'What it takes one after the other' }),
  belt: z
    .enum(BELTS)
    .optional()
    .meta({ title: 'From metres to pieces', description: 'How metres a minute become pieces' }),
  branch: id.optional().meta({ title: 'Side line', description: 'Steps beside the others: print, board, case' }),
  weighs: z.boolean().default(false).meta({ description: 'Whether the weight asked for is that of what it takes' }),
  waste: z.number().min(0).max(0.5).meta({ description: 'Share that is lost: 0.02 for 2 of 100' }),
  setUp: z.number().min(0).max(24).meta({ description: 'Hours a job change' }),
  followsPrint: z
    .boolean()
    .optional()
    .meta({ description: 'Whether it is set up for each print; others are set up for each size' }),
  makeReady: z
    .number()
    .min(0)
    .max(MAX_VALUE)
    .default(0)
    .meta({ description: 'What is lost at a job change, in what it takes: 200 sheets' }),
  sideBySide: z
    .boolean()
    .optional()
    .meta({ description: 'Whether a web holds several sheets across, as the working width of the machine allows' }),
  onWeb: z
    .boolean()
    .optional()
    .meta({ description: 'Whether it runs on the web of the step before it, and so no faster than that one' }),
  reels: z
    .number()
    .int()
    .min(1)
    .max(10)
    .optional()
    .meta({ description: 'Reels that run into its machine at once; each needs a stand, if the catalogue has one' }),
  slowOnDoubleWall: z
    .boolean()
    .optional()
    .meta({ description: 'Whether double wall runs at its own share of top speed, among the assumptions' }),
  webs: z.enum(COUNTED_WEBS).optional().meta({
    title: 'Counted for each',
    description: 'Single-face web of the flute, joint between two of them, or layer with the flat outer liner',
  }),
  length: z.enum(['cup-bottom']).optional().meta({ description: 'Measure that gives the metres for a pack' }),
  perPart: z.boolean().default(false).meta({ description: 'Whether each part of a pack is set up by itself' }),
  when: id.optional().meta({ description: 'Question, or sort of joint, that asks for the step' }),
  unless: id.optional().meta({ description: 'Question whose answer is that the buyer does the step himself' }),
  boughtIn: line.optional().meta({ description: 'Why no machine of the catalogue does it' }),
}) satisfies z.ZodType<Step>

/** content/line/steps.yaml */
export const lineStepsSchema = z.strictObject({ steps: listWithIds(stepSchema) }).meta({ title: 'Steps of a line' })

const styleSchema = z.strictObject({
  id,
  name: line,
  code: line.meta({ description: 'What the trade calls it' }),
  material: z.enum(MATERIALS),
  formula: z.enum(FORMULAS).meta({ title: 'How its blank is counted' }),
  lay: z.enum(LAYS).meta({ title: 'What its blanks are cut from' }),
  kind: z.enum(KINDS).optional().meta({ title: 'Seam, bag or pack', description: 'What its machines must make' }),
  parts: z.int().min(1).max(9).default(1).meta({ description: 'Wrapped parts of a pack' }),
  gst: z.number().min(0).max(28).optional().meta({ title: 'GST in %', description: 'On its packs, where it is known' }),
  keepsFlute: z.boolean().default(false).meta({ description: 'Whether blanks are never turned' }),
  asks: listOf(id).min(1).meta({ description: 'Questions on the pack' }),
  defaults: z.record(id, answer).meta({ description: 'An answer to each of them, and a quantity' }),
  routes: listWithIds(z.strictObject({ id, name: line, steps: listOf(id).min(1) })),
}) satisfies z.ZodType<Style>

/** content/line/styles.yaml */
export const lineStylesSchema = z
  .strictObject({ styles: listWithIds(styleSchema) })
  .meta({ title: 'Styles of packs and their routes' })

const questionSchema = z.strictObject({
  id,
  group: z.enum(['pack', 'output', 'plant']),
  label: line,
  hint: line.optional(),
  kind: z.enum(['number', 'flag', 'choice', 'size']).meta({ title: 'Sort of answer' }),
  unit: line.optional(),
  least: amount.default(0),
  most: z.number().max(1e9).default(MAX_VALUE),
  whole: z.boolean().default(false),
  standard: amount.optional().meta({ description: 'Counted with unless the style has its own default' }),
  isOpen: z.boolean().default(false).meta({ title: 'May stay without an answer' }),
  choices: listOf(line).default([]),
}) satisfies z.ZodType<Question>

/** content/line/questions.yaml */
export const lineQuestionsSchema = z
  .strictObject({
    styleLabel: line.meta({ description: 'Label of the choice of a style' }),
    groups: z.strictObject({ pack: line, output: line, plant: line }).meta({ description: 'Titles of the groups' }),
    questions: listWithIds(questionSchema, { needed: ['quantity', 'shifts', 'changes'] }),
  })
  .meta({ title: 'Questions of the line planner' })

const assumptionSchema = z
  .strictObject({
    id: z.enum(ASSUMPTIONS).meta({ title: 'Code name' }),
    label: line,
    unit: line.optional(),
    value: amount,
    range: z.tuple([amount, amount]).meta({ description: 'What visitors may set it to' }),
    source: line.meta({ description: "Where it comes from, or 'our assumption'" }),
  })
  .superRefine(({ value, range: [least, most] }, context) => {
    if (least <= value && value <= most) return
    const message = `lies outside ${least} to ${most}. Correct it, or its range`
    context.addIssue({ code: 'custom', path: ['value'], message })
  }) satisfies z.ZodType<Assumption>

/** content/line/assumptions.yaml */
export const lineAssumptionsSchema = z
  .strictObject({
    assumptions: listWithIds(assumptionSchema, { needed: ASSUMPTIONS }),
    flutes: listWithIds(
      z.strictObject({ id, mm: z.number().positive().max(MAX_VALUE).meta({ title: 'Thickness in mm' }) }),
    ).meta({
      description: 'Thickness of board of each flute',
    }),
    sheets: listOf(sheet).min(1).max(8).meta({ description: 'Sheets in mm that are tried where none is given' }),
  })
  .meta({ title: 'Assumptions of the line planner' })
