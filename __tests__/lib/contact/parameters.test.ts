/** @jest-environment node */
import { createParameters, formatPlainText } from '@/lib/contact/parameters'
import { words } from '../../support/words'

const { labels } = words.contact.form
const values = { name: 'Asha', mobile: '98', email: 'asha@cartons.example', message: 'Hello' }

it.each([
  ['lead', ['from_email', 'mobile', 'name', 'email', 'lead_id']],
  ['message', ['from_email', 'message', 'name', 'email', 'lead_id']],
  ['newsletter', ['from_email', 'email', 'lead_id']],
] as const)('gives a %s the specified parameters, its lead_id and nothing else', (kind, names) => {
  const params = createParameters(kind, { values, isLikelySpam: false }, 'id-1', labels)
  expect(Object.keys(params)).toEqual(names)
  expect(params).toMatchObject({ from_email: values.email, email: values.email, lead_id: 'id-1' })
})

it('flags a message whose honeypot was filled', () => {
  expect(createParameters('lead', { values, isLikelySpam: true }, 'id-1', labels)).toMatchObject({ suspect: 'yes' })
})

it('puts company and mobile number below the message, and no empty one', () => {
  const format = (more: object) =>
    createParameters('message', { values: { ...values, ...more }, isLikelySpam: false }, 'id-1', labels).message
  expect(format({ company: 'Cartons & Co' })).toBe('Hello\n\nMobile Number: 98\nCompany: Cartons & Co')
  expect(format({ mobile: '', company: '' })).toBe('Hello')
})

it('writes what was typed as lines, for a chat or mail', () => {
  expect(formatPlainText({ name: 'आशा', mobile: '', message: 'A & B\n<b>?' }, labels)).toBe(
    'Name: आशा\nMessage: A & B\n<b>?',
  )
})
