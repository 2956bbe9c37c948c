import 'server-only'
import { z } from 'zod'
import { names, template, templates, word, words, wordsFile } from './entries'

/** What is said around figures and materials, wherever they stand. */
export const phrasesWords = wordsFile('Words around figures', {
  ...templates(['about', 'upTo', 'from', 'above'], 'value'),
  range: template('least', 'most'),
  ...templates(['or', 'and'], 'some', 'last'),
  ply: template('ply'),
  ...templates(['flute', 'doubleWall'], 'flutes'),
  note: template('stock', 'note'),
  materials: names,
  typical: word,
  specification: z.strictObject(words('worksOn', 'makes', 'options', 'operators')),
})
