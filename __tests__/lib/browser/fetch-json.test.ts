import { fetchJson } from '@/lib/browser/fetch-json'
import { parseNumber } from '@/lib/browser/parse-json'
import { json, stubNetwork } from '../../support/network'

const network = stubNetwork()

it('returns what the parser makes of the file', async () => {
  network.answer(json(7))
  expect(await fetchJson('/a.json', parseNumber)).toBe(7)
})

it('throws for a status that is not OK, and gives it', async () => {
  network.answer({ status: 404, text: 'Not found' })
  await expect(fetchJson('/a.json', parseNumber)).rejects.toThrow('HTTP error! status: 404')
})

it('throws for a file of another shape, names the file and keeps the cause', async () => {
  network.answer(json('seven'))
  const problem = await fetchJson('/a.json', parseNumber).catch((error: unknown) => error)
  expect(problem).toMatchObject({
    message: '/a.json is not what was expected',
    cause: expect.objectContaining({ message: 'Not a number' }),
  })
})
