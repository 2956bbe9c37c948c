import { toParameters } from '@/lib/forms/parameters'

const values = { name: 'Asha', mobile: '98', email: 'asha@cartons.example', message: 'Hello' }

it.each([
  ['lead', ['from_email', 'mobile', 'name', 'email', 'lead_id']],
  ['message', ['from_email', 'message', 'name', 'email', 'lead_id']],
  ['newsletter', ['from_email', 'email', 'lead_id']],
] as const)('gives a %s the specified parameters, its lead_id and nothing else', (kind, names) => {
  const params = toParameters(kind, values, { leadId: 'id-1', isSuspect: false })
  expect(Object.keys(params)).toEqual(names)
  expect(params).toMatchObject({ from_email: values.email, email: values.email, lead_id: 'id-1' })
})

it('flags a message whose honeypot was filled', () => {
  expect(toParameters('lead', values, { leadId: 'id-1', isSuspect: true })).toMatchObject({ suspect: 'yes' })
})
