import 'server-only'
import { z } from 'zod'
import { template, templates, words, wordsFile } from './entries'

/** Words of the privacy page. */
export const privacyWords = wordsFile('The privacy notice', {
  ...words('title'),
  ...templates(['description', 'intro'], 'name'),
  forms: z.strictObject({
    ...words('title', 'off', 'contact', 'lead', 'newsletter', 'number', 'use', 'provider'),
    service: template('provider', 'name', 'days'),
  }),
  device: z.strictObject({
    ...words('title', 'typed', 'lists', 'hall', 'costs', 'seen', 'popup', 'pages', 'key', 'visit', 'cookies'),
    ...words('searchKey'),
    unsent: template('days'),
  }),
  visitors: z.strictObject(words('title', 'on', 'off')),
  location: z.strictObject({ ...words('title', 'privacyControl'), ...templates(['on', 'off'], 'days') }),
  elsewhere: z.strictObject(words('title', 'text')),
  removal: z.strictObject({ ...words('title'), text: template('email', 'phone') }),
  complaints: z.strictObject({ ...words('title', 'law'), text: template('contact', 'email') }),
})
