/** @jest-environment node */
import { createParameters, formatPlainText } from '@/lib/contact/parameters'

const values = { name: 'Asha', mobile: '98', email: 'asha@cartons.example', message: 'Hello' }

it.each([
  ['lead', ['from_email', 'mobile', 'name', 'email', 'lead_id']],
  ['message', ['from_email', 'message', 'name', 'email', 'lead_id']],
  ['newsletter', ['from_email', 'email', 'lead_id']],
] as const)('gives a %s the specified parameters, its lead_id and nothing else', (kind, names) => {
  const params = createParameters(kind, values, { leadId: 'id-1', isLikelySpam: false })
  expect(Object.keys(params)).toEqual(names)
  expect(params).toMatchObject({ from_email: values.email, email: values.email, lead_id: 'id-1' })
})

it('flags a message whose honeypot was filled', () => {
  expect(createParameters('lead', values, { leadId: 'id-1', isLikelySpam: true })).toMatchObject({ suspect: 'yes' })
})

it('puts company and mobile number below the message, and no empty one', () => {
  const metadata = { leadId: 'id-1', isLikelySpam: false }
  const company = 'Cartons & Co'
  const { message } = createParameters('message', { ...values, company }, metadata)
  expect(message).toBe('Hello\n\nMobile Number: 98\nCompany: Cartons & Co')
  expect(createParameters('message', { ...values, mobile: '', company: '' }, metadata).message).toBe('Hello')
})

it('writes what was typed as lines, for a chat or mail', () => {
  expect(formatPlainText({ name: 'आशा', mobile: '', message: 'A & B\n<b>?' })).toBe('Name: आशा\nMessage: A & B\n<b>?')
})
