import { fetchJson } from '@/lib/browser/fetch-json'
import { parseNumber } from '@/lib/parse-json'
import { json, stubNetwork } from '../../support/network'

const network = stubNetwork()

it('returns the parsed file, or throws an error with the status or the cause', async () => {
  network.answer(json(7), { status: 404, text: 'Not found' }, json('seven'))
  expect(await fetchJson('/a.json', parseNumber)).toBe(7)
  await expect(fetchJson('/a.json', parseNumber)).rejects.toThrow('HTTP error! status: 404')
  await expect(fetchJson('/a.json', parseNumber)).rejects.toMatchObject({
    message: '/a.json is not what was expected',
    cause: expect.objectContaining({ message: 'Not a number' }),
  })
})
