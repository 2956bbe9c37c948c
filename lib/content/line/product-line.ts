import 'server-only'
import { z } from 'zod'
import { line, listOf, machines } from '@/lib/content/files/fields'
import { MAX_VALUE } from '@/lib/content/files/limits'
import { MEASURE_NAMES } from '@/lib/planner/measure-words'
import { KINDS } from './vocabulary'

/** A number estimated by a person. Elsewhere, the name of one of the machine's figures is written instead. */
const estimate = z.number().positive().max(MAX_VALUE)

const measure = z.enum(MEASURE_NAMES as [string, ...string[]])
const figureName = line.meta({ description: "Name of one of this machine's figures" })

/** An object from measures to the figures that limit them. */
function limitsBy<T extends z.ZodType>(figure: T) {
  return z.partialRecord(measure, figure)
}

const workSchema = z.strictObject({
  step: line.meta({ description: 'Id of a step in content/line/steps.yaml' }),
  speed: z
    .union([figureName, listOf(figureName).min(1)])
    .meta({ description: 'The figure of its speed; of several the slowest counts' }),
  kinds: listOf(z.enum(KINDS)).default([]).meta({ description: 'Seams, bags or packs that it makes; all without it' }),
  missing: listOf(measure)
    .default([])
    .meta({ description: 'What visitors are told to ask, because no figure says it' }),
  byHand: estimate.optional().meta({ description: 'Pieces an hour that people feed: an estimate' }),
  perStroke: estimate.optional().meta({ description: 'Blanks that a stroke finishes: 0.5 for two strokes a blank' }),
  stack: figureName.optional().meta({ description: 'The figure of the pile that a stroke finishes' }),
  area: figureName.optional().meta({ description: 'The figure of the area that a stroke cuts' }),
  most: limitsBy(z.union([figureName, estimate]))
    .default({})
    .meta({ description: 'Largest it takes' }),
  least: limitsBy(z.union([figureName, estimate]))
    .default({})
    .meta({ description: 'Smallest it takes' }),
  within: limitsBy(z.union([figureName, z.tuple([figureName, figureName])]))
    .default({})
    .meta({ description: 'What it takes from and to; two figures for the two sides of a size' }),
})

export type WorkInFile = z.output<typeof workSchema>

/** The `line` block of a machine's file: what the planner needs in addition to the figures. */
export const productLineSchema = z.strictObject({
  crew: z
    .number()
    .min(0)
    .max(99)
    .optional()
    .meta({ description: 'People at one machine: 0.5 for one at two of them, the middle of a range' }),
  addOnTo: machines.optional().meta({ description: 'Machines that it is added to; it is no step of its own' }),
  steps: listOf(workSchema).default([]),
})
