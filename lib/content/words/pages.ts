import 'server-only'
import { z } from 'zod'
import { counted, template, templates, words, wordsFile } from './entries'

/** Words of the About page, the page without a network, llms.txt and preview cards. */
export const pagesWords = wordsFile('Words of single pages and of preview cards', {
  about: z.strictObject({
    ...words('title', 'since', 'machines', 'categories', 'applications', 'thisMachine'),
    machinesFor: counted('stock'),
    inStep: counted(),
    service: template('number'),
    ...templates(['step'], 'step'),
    drawing: template('operators'),
  }),
  offline: z.strictObject({
    ...words('title', 'description', 'text', 'tryAgain', 'kept', 'back', 'maybe', 'nothing'),
    email: template('email', 'hours'),
    catalogue: z.strictObject({
      ...words('title', 'text', 'save', 'continue', 'newer', 'stop', 'remove', 'progress', 'codeFailed'),
      ...templates(['saveSize', 'saveAll', 'addViews'], 'size'),
      states: z.strictObject({
        ...words('checking', 'outdated', 'removed'),
        ready: template('size'),
        loading: template('share', 'size'),
        ...templates(['saved', 'savedAll'], 'size', 'day'),
      }),
      problems: z.strictObject({ ...words('unsupported', 'disabled', 'network'), storage: template('size') }),
    }),
  }),
  plainText: z.strictObject({ ...words('groups', 'planner', 'machines'), contact: template('phone', 'email') }),
  cards: z.strictObject({
    since: template('year'),
    products: counted(),
    ...words('productsText', 'applications', 'applicationsText', 'about', 'contact', 'contactText'),
    ...words('compare', 'compareText', 'privacy', 'privacyText'),
  }),
})
