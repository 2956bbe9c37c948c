/** @jest-environment node */
import { getProducts } from '@/lib/content/content'
import { findNearestMachine } from '@/lib/not-found/nearest-machine'

/** Those of the tests' catalogue. */
const machines = getProducts()

it.each([
  ['automatic-foldr-gluer-machine', 'automatic-folder-gluer-machine'],
  ['folder-gluer', 'automatic-folder-gluer-machine'],
  ['lock-bottom-gluer', 'lock-bottom-folder-gluer-machine-46-corner'],
])('finds for the mistyped address %s the machine %s', (slug, nearest) => {
  expect(findNearestMachine(slug, machines)?.slug).toBe(nearest)
})

// Many machines have the words 'automatic' and 'machine' in their addresses, so that these identify none of them.
it.each(['no-such-machine', 'automatic-machine', '', '7'])('finds nothing near %p', slug => {
  expect(findNearestMachine(slug, machines)).toBeNull()
})
