/** @jest-environment node */
import { z } from 'zod'
import { counted, template, words, wordsFile } from '@/lib/content/words/entries'

const schema = wordsFile('Words of a list', {
  form: z.strictObject({ ...words('title', 'send') }),
  shown: template('shown', 'total'),
  machines: counted('name'),
})
const SOUND = {
  form: { title: 'Happy To Answer', send: 'Send' },
  shown: '{shown} of {total}',
  machines: { one: 'One machine for {name}', other: '{count} machines for {name}' },
  fixed: { 'form.title': 'Happy To Answer' },
}

function complain(change: object) {
  const { error } = schema.safeParse({ ...SOUND, ...change })
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
}

it('takes texts, texts with values, and texts that depend on a number', () => {
  expect(complain({})).toBeUndefined()
})

it.each([
  [{ shown: '{shown} of all' }, 'shown: lacks {total}. Add it'],
  [{ shown: '{shwn} of {total}' }, 'shown: has {shwn}, which is not a value of this text. Write {shown} or {total}'],
  [{ machines: { one: '{count} machine for {name}' } }, /machines\.other: /],
  [
    { form: { title: 'Ask us', send: 'Send' } },
    "form.title: is prescribed as 'Happy To Answer': docs/requirements.md asks for these words to the letter. " +
      "Write it so. If that has changed, take it out of 'fixed' first",
  ],
])('refuses %j', (change, message) => {
  expect(complain(change)).toEqual([typeof message === 'string' ? message : expect.stringMatching(message)])
})
