import 'server-only'
import { z } from 'zod'
import { APPLICATION_COUNT, BOX_COUNT } from '@/lib/constants'
import { slugs, text } from './fields'
import type { PictureKey } from './product'

/** A sample pack and the machines that make it, in order of production (slugs). */
export type Application = {
  number: number
  name: string
  pack: string
  style: string
  substrate: string
  madeOn: string[]
  alt: string
  picture: PictureKey
}

/** A box of the box strip; told like an application. */
export type Box = Application

const sampleSchema = z.strictObject({
  number: z.int().positive().meta({ description: 'Place in the list, and the number of the picture' }),
  name: text,
  pack: text,
  style: text,
  substrate: text,
  madeOn: slugs.min(1),
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
  return { ...sample, alt: `Packaging ${sample.number}`, picture: `applications/packaging-${sample.number}` }
}

/** As for applications. */
export function toBox(sample: SampleInFile): Box {
  return { ...sample, alt: `Box ${sample.number}`, picture: `boxes/box-${sample.number}` }
}

/** The specification fixes how many samples there are; each number is an address and a picture, so none may be missing. */
function toCheck(count: number) {
  return (samples: SamplesInFile, context: z.RefinementCtx) => {
    if (samples.length !== count) {
      context.addIssue({ code: 'custom', message: `holds ${samples.length} entries. The site shows ${count}` })
    }
    for (const [index, { number }] of samples.entries()) {
      if (number === index + 1) continue
      const message = `'${number}' is out of order. Write ${index + 1}`
      context.addIssue({ code: 'custom', path: [index, 'number'], message })
    }
  }
}
