import 'server-only'
import { z } from 'zod'
import { FEATURED_COUNT } from '@/lib/constants'
import { slugs, text, texts } from './fields'
import type { PictureKey } from './product'
import { STRENGTH_ICONS } from './vocabulary'

const point = z.strictObject({ title: text, text })

const pictureKey = z
  .string()
  .regex(/^(products|applications|boxes)\/[a-z0-9_-]+$/, { error: "is not a picture. Write it like 'boxes/box-1'" })
  .transform(key => key as PictureKey)
  .meta({ description: 'Path below content/images, without the ending' })

/** content/home.yaml: texts and lists of the home and About pages */
export const homeSchema = z
  .strictObject({
    metadata: z.strictObject({ title: text, description: text }).meta({ description: 'What search results show' }),
    hero: z.strictObject({
      statement: z.array(text).min(1).meta({ description: 'The large statement, a line each' }),
      meta: texts.meta({ description: 'Short texts above the statement' }),
    }),
    innovations: z.array(z.strictObject({ title: text, icon: z.enum(STRENGTH_ICONS), text, facts: texts })).length(3),
    whoWeAre: z.strictObject({ text, fields: z.array(text).min(1).meta({ description: 'Fields of work' }) }),
    whyChooseUs: z.array(point).min(1),
    featured: slugs.length(FEATURED_COUNT).meta({ description: "Machines of 'Our Solutions', in order" }),
    about: z
      .strictObject({ text, pictures: z.array(z.strictObject({ key: pictureKey, alt: text })).length(3) })
      .meta({ description: "Section 'About Our Company'" }),
    popup: z.strictObject({ text }),
    buyerQuestions: z.array(z.strictObject({ question: text, answer: text })),
    quote: z.strictObject({ title: text, text, list: z.array(text).min(1) }),
    story: z
      .strictObject({
        description: text.meta({ description: 'What search results show' }),
        hello: text,
        lead: text,
        sections: z.array(z.strictObject({ title: text, paragraphs: z.array(text).min(1) })),
      })
      .meta({ description: 'The About page' }),
  })
  .meta({ title: 'Home and About' })

export type Home = z.output<typeof homeSchema>
