import 'server-only'
import { z } from 'zod'
import { APPLICATION_COUNT, BOX_COUNT } from '@/lib/constants'
import { line, slugs, title } from '@/lib/content/files/fields'
import type { PictureKey } from './product'

/** A sample pack and the machines that make it, in order of production (slugs). */
export type Application = {
  number: number
  name: string
  pack: string
  style: string
  substrate: string
  madeOn: string[]
  /** Answers of the line planner: style, sizes and all that differs from the style's own; null for a sample without a plan. */
  line: Record<string, number | string | boolean> | null
  alt: string
  picture: PictureKey
}

/** A box of the box strip; told like an application. */
export type Box = Application

const sampleSchema = z.strictObject({
  number: z.int().positive().meta({ description: 'Place in the list, and the number of the picture' }),
  name: title,
  pack: line,
  style: line,
  substrate: line.meta({ description: 'Stock, with its weight, thickness or flute: folding carton 300 gsm' }),
  madeOn: slugs.min(1),
  line: z
    .record(line, z.union([z.number(), z.boolean(), line], { error: 'must be a number, a word, or true' }))
    .optional()
    .meta({ description: 'The job in the line planner: style, sizes, and what differs from the style' }),
})

type SampleInFile = z.output<typeof sampleSchema>

export type SamplesInFile = SampleInFile[]

/** content/applications.yaml */
export const applicationsSchema = z
  .strictObject({ applications: z.array(sampleSchema).superRefine(toCheck(APPLICATION_COUNT)) })
  .meta({ title: 'Application samples' })

/** content/boxes.yaml */
export const boxesSchema = z
  .strictObject({ boxes: z.array(sampleSchema).superRefine(toCheck(BOX_COUNT)) })
  .meta({ title: 'Boxes' })

/** The alt text is the specification's to the letter; the pack's name is a visible caption. */
export function toApplication(sample: SampleInFile): Application {
  return {
    ...sample,
    line: sample.line ?? null,
    alt: `Packaging ${sample.number}`,
    picture: `applications/packaging-${sample.number}`,
  }
}

/** As for applications. */
export function toBox(sample: SampleInFile): Box {
  return { ...sample, line: sample.line ?? null, alt: `Box ${sample.number}`, picture: `boxes/box-${sample.number}` }
}

/** The specification fixes how many samples there are; each number is an address and a picture, so none may be missing. */
function toCheck(count: number) {
  return (samples: SamplesInFile, context: z.RefinementCtx) => {
    // One that is missing or too many shifts all that follow: the first wrong number says where.
    const index = samples.findIndex(({ number }, place) => number !== place + 1)
    if (index >= 0) {
      const message = `'${samples[index]?.number}' is out of order. Write ${index + 1}, or put the sample with that number here`
      context.addIssue({ code: 'custom', path: [index, 'number'], message })
    } else if (samples.length !== count) {
      const remedy = samples.length < count ? `Add number ${samples.length + 1}` : `Remove those from ${count + 1} on`
      const message = `holds ${samples.length} entries, and the site shows ${count}. ${remedy}`
      context.addIssue({ code: 'custom', message })
    }
  }
}
