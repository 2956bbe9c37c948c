/** @jest-environment node */
import { getProducts } from '@/lib/content/content'
import { findNearestMachine } from '@/lib/not-found/nearest-machine'

const machines = getProducts()

it.each([
  ['automatic-foldr-gluer-machine', 'automatic-folder-gluer-machine'],
  ['folder-gluer', 'automatic-folder-gluer-machine'],
  ['lock-bottom-gluer', 'lock-bottom-folder-gluer-machine-46-corner'],
  ['window-paching', 'automatic-window-patching-machine'],
  ['paper-cup-machine', 'paper-cup-forming-machine-2-16-oz'],
  ['single-facer', 'single-facer-corrugation-machine'],
])('takes %s for %s', (slug, nearest) => {
  expect(findNearestMachine(slug, machines)?.slug).toBe(nearest)
})

it.each(['no-such-machine', 'automatic-machine', 'xyz', '', '7', 'such'])('finds nothing near %p', slug => {
  expect(findNearestMachine(slug, machines)).toBeNull()
})

it('finds every machine by its own slug', () => {
  for (const { slug } of machines) expect(findNearestMachine(slug, machines)?.slug).toBe(slug)
})

it('finds nothing in an empty catalogue', () => {
  expect(findNearestMachine('folder-gluer', [])).toBeNull()
})
