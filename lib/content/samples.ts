import 'server-only'
import { z } from 'zod'
import { line, listOf, machines, title } from '@/lib/content/files/fields'
import type { Sample } from '@/lib/trade/product/sample'
import { stockSchema } from './stock'

const sampleSchema = z.strictObject({
  number: z.int().positive().meta({ description: 'Place in the list, and the number of the picture' }),
  name: title,
  pack: line.meta({ title: 'What is packed' }),
  style: line.meta({ title: 'Style of the pack' }),
  stock: stockSchema.meta({ title: 'Material', description: 'What the pack is made of' }),
  madeOn: machines.default([]).meta({
    title: 'Machines that make it',
    description: 'In the order of production; empty where it has a job for the planner',
  }),
  line: z
    .record(line, z.union([z.number(), z.boolean(), line], { error: 'must be a number, a word, or true' }))
    .optional()
    .meta({ title: 'Job for the planner', description: 'Style, sizes, and what differs from the style' }),
}) satisfies z.ZodType<Sample>

/**
 * Schema of a list of samples. Each number is an anchor and a picture, so none may be missing.
 *
 * @param picture the key of a sample's picture without its number
 */
function samplesOf<Key extends string>(picture: Key) {
  return listOf(sampleSchema)
    .superRefine((samples, context) => {
      for (const [place, { line: job, madeOn }] of samples.entries()) {
        // A sample names its machines, or has a job, from which the planner finds them.
        const hasMachines = madeOn.length > 0
        const hasJob = job !== undefined
        if (hasMachines === hasJob) {
          const message = hasJob
            ? 'comes from the line of this pack. Remove one of them'
            : 'is missing. Name the machines'
          context.addIssue({ code: 'custom', path: [place, 'madeOn'], message })
        }
      }
      // A missing or extra sample shifts all that follow, so only the first wrong number is reported.
      const index = samples.findIndex(({ number }, position) => number !== position + 1)
      if (index < 0) return
      const remedy = `Write ${index + 1}, or put the sample with that number here`
      const message = `'${samples[index]?.number}' is out of order. ${remedy}`
      context.addIssue({ code: 'custom', path: [index, 'number'], message })
    })
    .transform(samples =>
      samples.map(sample => ({
        ...sample,
        picture: `${picture}-${sample.number}` as const,
      })),
    )
}

/** Schema of content/applications.yaml. */
export const applicationsSchema = z
  .strictObject({ applications: samplesOf('applications/packaging').meta({ title: 'Samples' }) })
  .meta({ title: 'Application samples' })

/** Schema of content/boxes.yaml. */
export const boxesSchema = z.strictObject({ boxes: samplesOf('boxes/box') }).meta({ title: 'Boxes' })
