/** @jest-environment node */

import { createHash } from 'node:crypto'
import { plannerFile } from '@/__tests__/support/many-machines'
import { PLANNER_FILE, parsePlannerFile } from '@/lib/planner/planner-file'

function listKeys(words: object, path = ''): string[] {
  return Object.entries(words).flatMap(([key, entry]) =>
    entry !== null && typeof entry === 'object' ? listKeys(entry, `${path}${key}.`) : [path + key],
  )
}

it('has another address when its words or inputs have changed: raise the number of PLANNER_FILE', () => {
  const { planWords, costs } = plannerFile
  const inputs = costs?.inputs.map(({ id }) => id)
  const keys = [...listKeys({ planWords, words: costs?.words }), ...(inputs ?? [])].sort()
  const shape = createHash('sha256').update(keys.join()).digest('hex').slice(0, 8)
  expect([PLANNER_FILE, shape]).toEqual(['/catalogue/planner-8.json', '4c27361a'])
})

it.each([undefined, { inputs: [], words: null }])('refuses a file whose costs are %j', costs => {
  const file: unknown = JSON.parse(JSON.stringify({ ...plannerFile, costs }))
  expect(() => parsePlannerFile(file)).toThrow(/^costs: /)
})
