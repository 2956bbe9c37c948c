import 'server-only'
import { z } from 'zod'
import { template, templates, word, words, wordsFile } from './entries'

/** Words of the packaging samples: the gallery, its viewer, and the samples on other pages. */
export const applicationsWords = wordsFile('Words of the packaging samples', {
  ...templates(['alt', 'boxAlt'], 'number'),
  page: z.strictObject({ ...words('title', 'current'), description: template('count') }),
  viewer: z.strictObject({ ...words('label', 'previous', 'next', 'close'), position: template('number', 'count') }),
  view: template('name'),
  madeOn: word,
  allMachines: template('material'),
  plan: word,
})
