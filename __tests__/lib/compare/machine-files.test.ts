import { fetchMachines } from '@/lib/compare/machine-files'
import { buildComparable } from '../../support/catalogue-files'
import { json, stubNetwork } from '../../support/network'

const network = stubNetwork()

it('fetches the file of each machine, and leaves out unknown machines', async () => {
  network.answer(json(buildComparable('a')), json(null, 404), json(buildComparable('c')))
  expect((await fetchMachines(['a', 'gone', 'c'])).map(({ slug }) => slug)).toEqual(['a', 'c'])
  expect(network.requests.map(({ url }) => url)).toEqual(
    ['a', 'gone', 'c'].map(slug => `/catalogue/machines/${slug}.json`),
  )
})

it.each([
  ['the server fails', json(null, 503)],
  ['the network fails', 'dropped' as const],
  ['the file is of another shape', json({})],
])('rejects instead of returning some of the machines if %s', async (_, reply) => {
  network.answer(json(buildComparable('a')), reply)
  await expect(fetchMachines(['a', 'b'])).rejects.toThrow()
})
