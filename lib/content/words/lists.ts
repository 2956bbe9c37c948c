import 'server-only'
import { z } from 'zod'
import { counted, template, templates, word, words, wordsFile } from './entries'

/** Words of the lists that a visitor fills: the comparison and the enquiry, and what leads to them on every page. */
export const listsWords = wordsFile('Words of the comparison and the enquiry', {
  buttons: z.strictObject({
    ...words('compare', 'enquire', 'enquired'),
    ...templates(['compareMachine', 'enquireMachine', 'enquiredMachine'], 'title'),
  }),
  changes: z.strictObject({
    compare: z.strictObject({ ...templates(['added', 'removed'], 'title'), ...words('full', 'otherProcess') }),
    enquiry: z.strictObject({ ...templates(['added', 'removed'], 'title'), full: word }),
    unstored: word,
  }),
  names: z.strictObject({ more: counted('names'), unknown: template('names') }),
  tray: z.strictObject({
    ...words('label', 'addOne', 'compared', 'clear'),
    ...templates(['compare', 'enquiry'], 'count'),
    remove: template('title'),
  }),
  badge: counted(),
  compare: z.strictObject({
    page: z.strictObject(words('title', 'current', 'description', 'products', 'withoutScript')),
    suggested: word,
    seen: z.strictObject({ ...words('title', 'choose'), group: counted('process') }),
    states: z.strictObject(words('loading', 'failed', 'empty')),
    notes: z.strictObject({ ...words('repeated', 'mixed', 'single', 'alone'), surplus: template('names') }),
    add: z.strictObject({ ...words('label', 'add', 'full'), ...templates(['added', 'removed'], 'title') }),
    differences: template('count', 'total'),
    table: z.strictObject({
      ...words('bar', 'differs', 'notStated', 'remove', 'once'),
      caption: template('names'),
      removeMachine: template('title'),
    }),
    rows: z.strictObject(words('operation', 'worksOn', 'makes', 'operators')),
    actions: z.strictObject({
      ...words('quote', 'print'),
      share: template('names'),
      figure: template('title', 'name', 'value'),
    }),
  }),
  enquiry: z.strictObject({
    ...words('products', 'list', 'quantity', 'note', 'message'),
    title: counted(),
    none: template('products'),
    quantityRange: template('most', 'quantity'),
    ...templates(['quantityLimit', 'noteLimit'], 'most'),
    remove: template('title'),
    link: z.strictObject({
      ...words('failed', 'allProducts', 'all', 'keep'),
      full: template('most', 'names'),
      some: counted(),
    }),
    share: template('names'),
  }),
})
