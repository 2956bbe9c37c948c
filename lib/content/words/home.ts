import 'server-only'
import { z } from 'zod'
import { counted, template, word, words, wordsFile } from './entries'

/** Words of the home page; its texts stand in content/home.yaml. */
export const homeWords = wordsFile('Words of the home page', {
  since: template('year'),
  figure: template('position'),
  figureNotToScale: template('position'),
  figureWithLength: template('position', 'length'),
  hero: z.strictObject(words('label', 'previous', 'next', 'view')),
  strengths: word,
  whoWeAre: z.strictObject({
    ...words('title', 'machines', 'categories', 'fields', 'more', 'whyChooseUs', 'nextStep'),
    all: template('category'),
    count: counted(),
  }),
  solutions: z.strictObject({ title: word, all: counted() }),
  about: z.strictObject(words('title', 'since', 'video', 'more', 'moreAbout')),
})
