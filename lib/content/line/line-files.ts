import 'server-only'
import { z } from 'zod'
import { line, listOf } from '@/lib/content/files/fields'
import { MAX_VALUE } from '@/lib/content/files/limits'
import { MATERIALS } from '@/lib/content/files/vocabulary'
import { ASSUMPTION_IDS } from '@/lib/planner/assumption-ids'
import { FORMULA_NAMES } from '@/lib/planner/blanks/blanks'
import { LAY_NAMES } from '@/lib/planner/layout/sheets'
import { BELTS, COUNTED, KINDS, QUESTION_GROUPS, QUESTION_KINDS } from './vocabulary'

const id = z
  .string()
  .max(40)
  .regex(/^[A-Za-z][A-Za-z0-9-]*$/, { error: "is not an id. Write letters, digits and hyphens, like 'die-cut'" })
const positive = z.number().min(0).max(MAX_VALUE)
const side = z.number().positive().max(MAX_VALUE)
const answer = z.union([positive, z.boolean(), line], { error: 'must be a number, a word, or true' })
const sheetSide = z.number().min(50).max(6000)
const sheet = z.tuple([sheetSide, sheetSide], { error: 'must be two sides. Write them like [1020, 720]' })

/** A list with unique ids. */
function listOfIds<T extends z.ZodType<{ id: string }>>(entry: T) {
  return listOf(entry)
    .min(1)
    .superRefine((entries, context) => {
      const ids = (entries as { id: string }[]).map(other => other.id)
      for (const [index, own] of ids.entries()) {
        if (ids.indexOf(own) === index) continue
        context.addIssue({
          code: 'custom',
          path: [index, 'id'],
          message: `'${own}' is there twice. Write each id once`,
        })
      }
    })
}

/** content/line/steps.yaml */
export const lineStepsSchema = z
  .strictObject({
    steps: listOfIds(
      z.strictObject({
        id,
        name: line,
        counts: z.enum(COUNTED).meta({ description: 'What it takes one after the other' }),
        belt: z.enum(BELTS).optional().meta({ description: 'How metres a minute become pieces' }),
        branch: id.optional().meta({ description: 'Steps beside the others: print, board, case' }),
        weighs: z
          .boolean()
          .default(false)
          .meta({ description: 'Whether the weight asked for is that of what it takes' }),
        waste: z.number().min(0).max(0.5).meta({ description: 'Share that is lost: 0.02 for 2 of 100' }),
        setUp: z.number().min(0).max(24).meta({ description: 'Hours a day' }),
        perPart: z.boolean().default(false).meta({ description: 'Whether each part of a pack is set up by itself' }),
        when: id.optional().meta({ description: 'Question, or sort of joint, that asks for the step' }),
        unless: id.optional().meta({ description: 'Question that spares the step' }),
        boughtIn: line.optional().meta({ description: 'Why no machine of the catalogue does it' }),
      }),
    ),
  })
  .meta({ title: 'Steps of a line' })

/** content/line/styles.yaml */
export const lineStylesSchema = z
  .strictObject({
    styles: listOfIds(
      z.strictObject({
        id,
        name: line,
        code: line.meta({ description: 'What the trade calls it' }),
        material: z.enum(MATERIALS),
        formula: z.enum(FORMULA_NAMES as [string, ...string[]]).meta({ description: 'How its blank is computed' }),
        lay: z.enum(LAY_NAMES as [string, ...string[]]).meta({ description: 'What its blanks are cut from' }),
        kind: z.enum(KINDS).optional().meta({ description: 'Seam, bag or pack that its machines must make' }),
        parts: z.int().min(1).max(9).default(1).meta({ description: 'Wrapped parts of a pack' }),
        keepsFlute: z.boolean().default(false).meta({ description: 'Whether blanks are never turned' }),
        asks: listOf(id).min(1).meta({ description: 'Questions on the pack' }),
        defaults: z.record(id, answer).meta({ description: 'An answer to each of them, and a quantity' }),
        routes: listOfIds(z.strictObject({ id, name: line, steps: listOf(id).min(1) })),
      }),
    ),
  })
  .meta({ title: 'Styles of packs and their routes' })

/** content/line/questions.yaml */
export const lineQuestionsSchema = z
  .strictObject({
    style: line.meta({ description: 'Label of the choice of a style' }),
    groups: z.strictObject({ pack: line, output: line, plant: line }).meta({ description: 'Titles of the groups' }),
    questions: listOfIds(
      z.strictObject({
        id,
        group: z.enum(QUESTION_GROUPS),
        label: line,
        hint: line.optional(),
        kind: z.enum(QUESTION_KINDS),
        unit: line.optional(),
        least: positive.default(0),
        most: z.number().max(1e9).default(MAX_VALUE),
        whole: z.boolean().default(false),
        isOpen: z.boolean().default(false).meta({ description: 'Whether it may stay without an answer' }),
        choices: listOf(line).default([]),
      }),
    ).superRefine((questions, context) => {
      for (const needed of ['quantity', 'shifts']) {
        if (questions.some(question => question.id === needed)) continue
        context.addIssue({ code: 'custom', message: `has no '${needed}'. Add it, from an earlier version` })
      }
    }),
  })
  .meta({ title: 'Questions of the line planner' })

type AssumptionInFile = { id: string; value: number; range: [number, number] }

/** Checks that all assumptions that the rules need are present, and that each value is within its range. */
function checkAssumptions(assumptions: AssumptionInFile[], context: z.RefinementCtx) {
  for (const id of ASSUMPTION_IDS) {
    if (assumptions.some(other => other.id === id)) continue
    context.addIssue({ code: 'custom', message: `has no '${id}'. Add it, from an earlier version` })
  }
  for (const [index, { value, range }] of assumptions.entries()) {
    if (range[0] <= value && value <= range[1]) continue
    const message = `lies outside ${range[0]} to ${range[1]}. Correct it, or its range`
    context.addIssue({ code: 'custom', path: [index, 'value'], message })
  }
}

/** content/line/assumptions.yaml */
export const lineAssumptionsSchema = z
  .strictObject({
    assumptions: listOfIds(
      z.strictObject({
        id: z.enum(ASSUMPTION_IDS),
        label: line,
        unit: line.optional(),
        value: positive,
        range: z.tuple([positive, positive]).meta({ description: 'What visitors may set it to' }),
        source: line.meta({ description: "Where it comes from, or 'assumption'" }),
      }),
    ).superRefine(checkAssumptions),
    flutes: listOfIds(z.strictObject({ id, mm: side })).meta({ description: 'Thickness of board of each flute' }),
    sheets: listOf(sheet).min(1).max(8).meta({ description: 'Sheets in mm that are tried where none is given' }),
  })
  .meta({ title: 'Assumptions of the line planner' })

/** The four files of content/line. */
export type LineFiles = z.output<typeof lineStepsSchema> &
  z.output<typeof lineStylesSchema> &
  z.output<typeof lineQuestionsSchema> &
  z.output<typeof lineAssumptionsSchema>
