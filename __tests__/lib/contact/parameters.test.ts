/** @jest-environment node */
import { words } from '@/__tests__/support/words'

const VALUES = { name: 'Asha', email: 'asha@cartons.example', mobile: '98765 43210' }

/** The parameters of a lead from a page in this language, which the module reads when it is loaded. */
async function createParameters(language?: string) {
  jest.resetModules()
  if (language) process.env.SITE_LANGUAGE = language
  const parameters = await import('@/lib/contact/parameters')
  const { labels } = words.contact.form
  return parameters.createParameters('lead', { values: VALUES, isLikelySpam: false }, 'lead-1', labels)
}

afterEach(() => {
  delete process.env.SITE_LANGUAGE
})

it('sends the language of a page in a further language, and none for the first language', async () => {
  expect(await createParameters('hi')).toMatchObject({ name: 'Asha', lead_id: 'lead-1', language: 'hi' })
  delete process.env.SITE_LANGUAGE
  expect(await createParameters()).not.toHaveProperty('language')
})
