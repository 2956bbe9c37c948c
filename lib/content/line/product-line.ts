import 'server-only'
import { z } from 'zod'
import { line, listOf, machines } from '@/lib/content/files/fields'
import { MAX_VALUE } from '@/lib/content/files/limits'
import { namingFields } from '@/lib/content/files/schema-parts'
import { KINDS, MEASURES } from '@/lib/trade/planner/line'

/** A number estimated by a person. Elsewhere, the name of one of the machine's figures is written instead. */
const estimate = z.number().positive().max(MAX_VALUE)

const measure = z.enum(MEASURES)
const figureName = line.meta({ description: "Name of one of this machine's figures" })

/** An object with what limits the machine's work, by measure: for example the figure of the largest sheet. */
function limitsBy<T extends z.ZodType>(figure: T, title: string, description: string) {
  return z.partialRecord(measure, figure).default({}).meta({ title, description })
}

const workSchema = z.strictObject({
  step: line.meta({ description: 'What it does in a line' }).register(namingFields, { names: 'step' }),
  speed: z
    .union([figureName, listOf(figureName).min(1)])
    .meta({ description: 'The figure of its speed; of several the slowest counts' }),
  kinds: listOf(z.enum(KINDS))
    .default([])
    .meta({ title: 'What it makes', description: 'Seams, bags or packs; nothing chosen means all' }),
  missing: listOf(measure)
    .default([])
    .meta({ title: 'Not stated', description: 'What visitors are told to ask, because no figure says it' }),
  byHand: estimate
    .optional()
    .meta({ title: 'Fed by hand', description: 'Pieces an hour that people feed: an estimate' }),
  crew: estimate
    .optional()
    .meta({ title: 'People for it', description: 'At one machine, where this work takes more than its other work' }),
  perStroke: estimate.optional().meta({ title: 'Blanks a stroke', description: '0.5 for two strokes a blank' }),
  leavesWaste: z
    .boolean()
    .optional()
    .meta({ description: 'Whether the cut waste stays in the sheet, because there is no stripping station' }),
  stack: figureName.optional().meta({ description: 'The figure of the pile that a stroke finishes' }),
  area: figureName.optional().meta({ description: 'The figure of the area that a stroke cuts' }),
  most: limitsBy(z.union([figureName, estimate]), 'Largest', 'The figure of the largest that it takes'),
  least: limitsBy(z.union([figureName, estimate]), 'Smallest', 'The figure of the smallest that it takes'),
  within: limitsBy(
    z.union([figureName, z.tuple([figureName, figureName])]),
    'From and to',
    'The figure of what it takes from and to; two for the two sides of a size',
  ),
})

export type WorkInFile = z.output<typeof workSchema>

/** The `line` block of a machine's file: what the planner needs in addition to the figures. */
export const productLineSchema = z.strictObject({
  crew: z
    .number()
    .min(0)
    .max(99)
    .optional()
    .meta({ title: 'People', description: 'At one machine: 0.5 for one at two of them' }),
  models: limitsBy(
    listOf(estimate),
    'What each model takes',
    'Of several models the most that each takes: ply 3, 5, 7. Plans have the first that takes the job',
  ),
  addOnTo: machines
    .optional()
    .meta({ title: 'Added to', description: 'Machines that it is added to; it is no step of its own' }),
  steps: listOf(workSchema).default([]).meta({ title: 'Work in a line' }),
})
