/** @jest-environment node */

import { createHash } from 'node:crypto'
import { plannerFile } from '@/__tests__/support/many-machines'
import { PLANNER_FILE, parsePlannerFile } from '@/lib/planner/planner-file'

/** The path of each text of some words, such as `hall.title`. */
function listKeys(words: object, path = ''): string[] {
  return Object.entries(words).flatMap(([key, entry]) =>
    entry !== null && typeof entry === 'object' ? listKeys(entry, `${path}${key}.`) : [path + key],
  )
}

// The hash is that of the keys of the words for plans and for costs, and of the ids of the costs' inputs. If it has
// changed, raise the number in PLANNER_FILE, so that a page which is still open does not read a file of another shape,
// and write the new hash here.
it('has another address when the keys of its words or inputs have changed', () => {
  const { planWords, costs } = plannerFile
  const inputs = costs?.inputs.map(({ id }) => id)
  const keys = [...listKeys({ planWords, words: costs?.words }), ...(inputs ?? [])].sort()
  const shape = createHash('sha256').update(keys.join()).digest('hex').slice(0, 8)
  expect([PLANNER_FILE, shape]).toEqual(['/catalogue/planner-21.json', '133e7e78'])
})

it.each([undefined, { inputs: [], words: null }])('refuses a file whose costs are %j', costs => {
  const file: unknown = JSON.parse(JSON.stringify({ ...plannerFile, costs }))
  expect(() => parsePlannerFile(file)).toThrow(/^costs: /)
})
