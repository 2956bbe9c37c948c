import 'server-only'
import { z } from 'zod'
import { template, templates, word, words, wordsFile } from './entries'

/** Words of the contact page, the forms, what becomes of their messages, and the lead popup. */
export const contactWords = wordsFile('Words of the contact page, the forms and the lead popup', {
  page: z.strictObject({ title: word, description: template('name', 'sales', 'service', 'hours') }),
  phones: z.strictObject(words('sales', 'service')),
  details: z.strictObject(words('address', 'email', 'hours', 'social')),
  map: z.strictObject(words('frame', 'note', 'show', 'directions')),
  questions: word,
  message: z.strictObject(words('title', 'send')),
  lead: z.strictObject(words('title', 'close', 'send', 'callMe')),
  newsletter: z.strictObject(words('label', 'hint', 'placeholder', 'subscribe', 'message')),
  form: z.strictObject({
    labels: z.strictObject(words('name', 'mobile', 'email', 'company', 'message')),
    optional: template('label'),
    addOptional: word,
    tooLong: template('label', 'length', 'limit'),
    leaveEmpty: word,
    status: z.strictObject(words('sending', 'slow', 'sent', 'failed', 'rejected', 'handedOver', 'tryForm', 'close')),
    pending: z.strictObject({ ...templates(['offline', 'refused'], 'days'), ...words('unkept', 'discard') }),
    ways: z.strictObject({
      ...words('title', 'chat', 'subject', 'notice'),
      call: template('number'),
      all: template('call', 'chat', 'mail'),
      or: template('ways'),
      ...templates(['cannotSend', 'withoutScript'], 'ways'),
      privacy: template('notice'),
    }),
  }),
})
