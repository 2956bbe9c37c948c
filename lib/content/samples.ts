import 'server-only'
import { z } from 'zod'
import { APPLICATION_COUNT, BOX_COUNT } from '@/lib/constants'
import { line, slugs, title } from '@/lib/content/files/fields'
import type { PictureKey } from './product'

/** A sample pack. `madeOn` lists the slugs of the machines that make it, in production order. */
export type Application = {
  number: number
  name: string
  pack: string
  style: string
  substrate: string
  madeOn: string[]
  /**
   * Answers for the line planner: style, sizes, and whatever differs from the style's defaults. Null for a sample
   * without a plan.
   */
  line: Record<string, number | string | boolean> | null
  alt: string
  picture: PictureKey
}

/** A box on the About page. It has the fields of an application. */
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

/** Schema of content/applications.yaml. */
export const applicationsSchema = z
  .strictObject({ applications: z.array(sampleSchema).superRefine(createNumberCheck(APPLICATION_COUNT)) })
  .meta({ title: 'Application samples' })

/** Schema of content/boxes.yaml. */
export const boxesSchema = z
  .strictObject({ boxes: z.array(sampleSchema).superRefine(createNumberCheck(BOX_COUNT)) })
  .meta({ title: 'Boxes' })

/** Converts a sample from its file. The specification fixes the alt text; the pack's name is a visible caption. */
export function toApplication(sample: SampleInFile): Application {
  return {
    ...sample,
    line: sample.line ?? null,
    alt: `Packaging ${sample.number}`,
    picture: `applications/packaging-${sample.number}`,
  }
}

/** Converts a box from its file, in the same way as an application. */
export function toBox(sample: SampleInFile): Box {
  return { ...sample, line: sample.line ?? null, alt: `Box ${sample.number}`, picture: `boxes/box-${sample.number}` }
}

/**
 * Creates a check that samples are numbered from 1 to `count`. Each number is an anchor and a picture, so none may be
 * missing.
 */
function createNumberCheck(count: number) {
  return (samples: SamplesInFile, context: z.RefinementCtx) => {
    // A missing or extra sample shifts all that follow, so only the first wrong number is reported.
    const index = samples.findIndex(({ number }, position) => number !== position + 1)
    if (index >= 0) {
      const message = `'${samples[index]?.number}' is out of order. Write ${index + 1}, or put the sample with that number here`
      context.addIssue({ code: 'custom', path: [index, 'number'], message })
    } else if (samples.length !== count) {
      const remedy = samples.length < count ? `Add number ${samples.length + 1}` : `Remove those from ${count + 1} on`
      const message = `has ${samples.length} entries, and the site shows ${count}. ${remedy}`
      context.addIssue({ code: 'custom', message })
    }
  }
}
