import 'server-only'
import { z } from 'zod'
import { line, listOf, machines, title } from '@/lib/content/files/fields'
import { stockSchema } from './stock'

const sampleSchema = z.strictObject({
  number: z.int().positive().meta({ description: 'Place in the list, and the number of the picture' }),
  name: title,
  pack: line,
  style: line,
  stock: stockSchema.meta({ description: 'What the pack is made of' }),
  madeOn: machines.min(1).meta({ description: 'The machines that make it, in the order of production' }),
  line: z
    .record(line, z.union([z.number(), z.boolean(), line], { error: 'must be a number, a word, or true' }))
    .optional()
    .meta({ description: 'The job in the line planner: style, sizes, and what differs from the style' }),
})

/** Each number is an anchor and a picture, so none may be missing. */
const samplesSchema = listOf(sampleSchema)
  .min(1)
  .superRefine((samples, context) => {
    // A missing or extra sample shifts all that follow, so only the first wrong number is reported.
    const index = samples.findIndex(({ number }, position) => number !== position + 1)
    if (index < 0) return
    const message = `'${samples[index]?.number}' is out of order. Write ${index + 1}, or put the sample with that number here`
    context.addIssue({ code: 'custom', path: [index, 'number'], message })
  })

/** Schema of content/applications.yaml. The specification fixes the alt text; the pack's name is a visible caption. */
export const applicationsSchema = z
  .strictObject({
    applications: samplesSchema.transform(samples =>
      samples.map(sample => ({
        ...sample,
        alt: `Packaging ${sample.number}`,
        picture: `applications/packaging-${sample.number}` as const,
      })),
    ),
  })
  .meta({ title: 'Application samples' })

/** Schema of content/boxes.yaml. */
export const boxesSchema = z
  .strictObject({
    boxes: samplesSchema.transform(samples =>
      samples.map(sample => ({
        ...sample,
        alt: `Box ${sample.number}`,
        picture: `boxes/box-${sample.number}` as const,
      })),
    ),
  })
  .meta({ title: 'Boxes' })

/** A pack, with the machines of the machines that make it in production order. */
export type Sample = z.output<typeof sampleSchema>

/** A sample pack. One with a `line` has a ready plan in the line planner. */
export type Application = z.output<typeof applicationsSchema>['applications'][number]
