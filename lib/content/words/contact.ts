import 'server-only'
import { z } from 'zod'
import { template, word, words, wordsFile } from './entries'

const fields = words('name', 'mobile', 'email', 'company', 'message')

/** Words of the contact page, the forms, what becomes of their messages, and the lead popup. */
export const contactWords = wordsFile('Words of the contact page, the forms and the lead popup', {
  page: z.strictObject({ title: word, description: template('name', 'sales', 'service', 'hours') }),
  phones: z.strictObject(words('sales', 'service')),
  details: z.strictObject(words('address', 'email', 'hours', 'social')),
  message: z.strictObject(words('send')),
  lead: z.strictObject(words('title', 'close', 'send', 'callMe')),
  newsletter: z.strictObject(words('label', 'hint', 'placeholder', 'subscribe', 'message')),
  form: z.strictObject({
    labels: z.strictObject(fields),
    optional: template('label'),
    missing: z.strictObject(fields),
    wrongEmail: word,
    tooLong: template('label', 'length', 'limit'),
    leaveEmpty: word,
    status: z.strictObject(words('sending', 'stillSending', 'sent', 'failed', 'handedOver', 'tryForm', 'close')),
    pending: z.strictObject(words('offline', 'refused', 'discard')),
    ways: z.strictObject({
      ...words('title', 'chat', 'subject', 'notice'),
      call: template('number'),
      all: template('call', 'chat', 'mail'),
      or: template('ways'),
      cannotSend: template('ways'),
      privacy: template('notice'),
    }),
  }),
})
