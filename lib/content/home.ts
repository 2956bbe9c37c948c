import 'server-only'
import { z } from 'zod'
import { line, listOf, machine, machines, text, texts, title } from '@/lib/content/files/fields'
import { LONGEST_LINE } from '@/lib/content/files/limits'
import { namingFields } from '@/lib/content/files/schema-parts'
import type { PictureKey } from '@/lib/trade/product/picture'
import type { Product } from '@/lib/trade/product/product'
import { MATERIALS, PROCESSES } from '@/lib/trade/product/vocabulary'

const point = z.strictObject({ title, text })

/** A step of the buyer's journey, whose drawing may be of a machine of its own. */
const step = point.extend({
  product: machine.optional().meta({ description: 'The machine that this step draws, if it is another' }),
})

const pictureKey = z
  .string()
  .max(LONGEST_LINE)
  .regex(/^(products|applications|boxes)\/[a-z0-9_-]+$/, { error: "is not a picture. Write it like 'boxes/box-1'" })
  .transform(key => key as PictureKey)
  .meta({ title: 'Picture', description: 'Its folder and name, without the ending: boxes/box-1' })
  .register(namingFields, { names: 'picture' })

/** The About page. Counts, drawings and figures on it come from the machines. */
const storySchema = z
  .strictObject({
    description: text.meta({ title: 'Text of search results' }),
    hello: line,
    statement: line.meta({ title: 'Large line', description: 'Beside the hello' }),
    lead: text.meta({ title: 'Introduction' }),
    range: z
      .strictObject({ title, paragraphs: listOf(text) })
      .optional()
      .meta({ title: 'What we make' }),
    customers: z
      .strictObject({
        title,
        text,
        groups: listOf(
          z.strictObject({
            name: line,
            key: pictureKey,
            machines: z
              .enum([...MATERIALS, ...PROCESSES])
              .meta({ description: 'Stock or process of the machines that the link leads to' }),
          }),
        ),
      })
      .optional(),
    journey: z
      .strictObject({
        title,
        product: machine.meta({ description: 'The machine whose pack is shown, and that the steps draw' }),
        chosen: point,
        delivered: step,
        run: step,
      })
      .optional(),
    boxes: title.optional().meta({ title: 'Heading of the boxes', description: 'Empty, the boxes are not shown' }),
  })
  .meta({ title: 'The About page' })

/** Schema of content/home.yaml: texts and lists of the home and About pages. */
export const homeSchema = z
  .strictObject({
    metadata: z
      .strictObject({ title, description: text })
      .meta({ title: 'Search results', description: 'What a search engine shows of the home page' }),
    hero: z
      .strictObject({
        statement: listOf(line).min(1).meta({ title: 'Large words', description: 'A line each' }),
        meta: texts.meta({ title: 'Small words above them' }),
      })
      .meta({ title: 'Top of the home page' }),
    innovations: listOf(point).default([]).meta({ title: 'Three strengths' }),
    whoWeAre: z.strictObject({ text }),
    whyChooseUs: listOf(point).default([]),
    featured: machines
      .default([])
      .meta({ title: "Machines of 'Our Solutions'", description: 'In this order; drag them to change it' }),
    about: z
      .strictObject({
        text,
        pictures: listOf(
          z.strictObject({
            key: pictureKey,
            alt: line.meta({ title: 'What it shows', description: 'For those who cannot see it' }),
          }),
        )
          .max(3)
          .default([]),
      })
      .meta({ title: 'About our company' }),
    packs: z
      .strictObject({
        title,
        text,
        another: line.meta({ title: 'Link to the line planner' }),
        lead: line
          .optional()
          .meta({ title: 'Line at the top', description: 'Below the large words, above the button to the planner' }),
      })
      .optional()
      .meta({ title: 'Ready plans', description: 'Section of the packs that have a plan' }),
    popup: z.strictObject({ text }).optional().meta({ description: 'Without it, there is no popup' }),
    buyerQuestions: listOf(z.strictObject({ question: line, answer: text })).default([]),
    quote: z
      .strictObject({ title: line, text, list: texts.meta({ title: 'Points' }) })
      .meta({ title: 'Ask for a quote' }),
    story: storySchema,
  })
  .meta({ title: 'Home and About' })

/** Converts the file: the picture of a machine is the one that the machine's own file names. */
export function toHome({ about, story, ...rest }: z.output<typeof homeSchema>, products: readonly Product[]) {
  const pictures = new Map<PictureKey, PictureKey>(products.map(({ slug, picture }) => [`products/${slug}`, picture]))
  const toShown = <T extends { key: PictureKey }>(part: T): T => ({ ...part, key: pictures.get(part.key) ?? part.key })
  const { customers } = story
  return {
    ...rest,
    about: { ...about, pictures: about.pictures.map(toShown) },
    story: { ...story, customers: customers && { ...customers, groups: customers.groups.map(toShown) } },
  }
}
