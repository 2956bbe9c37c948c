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
    ...words('title', 'description', 'text', 'tryAgain', 'kept'),
    email: template('email', 'hours'),
  }),
  plainText: z.strictObject({ ...words('groups', 'planner', 'machines'), contact: template('phone', 'email') }),
  cards: z.strictObject({
    since: template('year'),
    products: counted(),
    ...words('productsText', 'applications', 'applicationsText', 'about', 'contact', 'contactText'),
    ...words('compare', 'compareText', 'privacy', 'privacyText'),
  }),
})
