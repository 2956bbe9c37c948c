/** @jest-environment node */
import { type Conflict, merge } from '@/editor/merge'
import { formatLabel } from '@/editor/newer-file'
import { patchYaml } from '@/editor/yaml'

const BASE = {
  title: 'Press',
  kind: 'press',
  lines: ['one', 'two', 'three'],
  figures: [
    { name: 'Speed', range: [1, 2] },
    { name: 'Weight', value: 5 },
  ],
  most: { paper: 4, board: 6 },
}

type Value = Record<string, unknown>

/** The merged value, and the fields that both have changed. */
function mergeChanges(theirs: Value, mine: Value) {
  const conflicts: Conflict[] = []
  const withChange = (change: Value) => JSON.parse(JSON.stringify({ ...BASE, ...change }))
  const value = merge({ base: BASE, theirs: withChange(theirs), mine: withChange(mine) }, conflict => {
    conflicts.push(conflict)
    return conflict.mine
  })
  return { value, conflicts }
}

const [speed, weight] = BASE.figures

it.each<[what: string, theirs: Value, mine: Value, merged: Value]>([
  ['nothing', {}, {}, {}],
  ['one field each', { kind: 'a' }, { title: 'b' }, { kind: 'a', title: 'b' }],
  ['the same field alike', { kind: 'a' }, { kind: 'a' }, { kind: 'a' }],
  ['a field that is new, and one that is removed', { note: 'n' }, { kind: undefined }, { note: 'n', kind: undefined }],
  [
    'two lines of a list',
    { lines: ['1', 'two', 'three'] },
    { lines: ['one', 'two', '3'] },
    { lines: ['1', 'two', '3'] },
  ],
  ['two keys', { most: { paper: 5, board: 6 } }, { most: { paper: 4, board: 7 } }, { most: { paper: 5, board: 7 } }],
  [
    'two entries',
    { figures: [{ ...speed, range: [1, 3] }, weight] },
    { figures: [speed, { ...weight, value: 6 }] },
    {
      figures: [
        { name: 'Speed', range: [1, 3] },
        { name: 'Weight', value: 6 },
      ],
    },
  ],
  [
    'an entry added by each',
    { figures: [speed, { name: 'Power', value: 9 }, weight] },
    { figures: [speed, weight, { name: 'Colour', text: 'red' }] },
    { figures: [speed, { name: 'Power', value: 9 }, weight, { name: 'Colour', text: 'red' }] },
  ],
  [
    'an entry removed by each, and the order changed by one',
    { figures: [weight] },
    { figures: [weight, speed] },
    { figures: [weight] },
  ],
  [
    'a changed order and a changed entry',
    { figures: [speed, { ...weight, value: 6 }] },
    { figures: [weight, speed] },
    { figures: [{ name: 'Weight', value: 6 }, speed] },
  ],
])('merges the changes of both people: %s', (_, theirs, mine, merged) => {
  const { value, conflicts } = mergeChanges(theirs, mine)
  expect(conflicts).toEqual([])
  expect(value).toEqual(JSON.parse(JSON.stringify({ ...BASE, ...merged })))
})

it.each<[what: string, theirs: Value, mine: Value, conflict: Conflict]>([
  ['a field', { kind: 'a' }, { kind: 'b' }, { path: ['kind'], mine: 'b', theirs: 'a' }],
  [
    'a field that the other removed',
    { kind: undefined },
    { kind: 'b' },
    { path: ['kind'], mine: 'b', theirs: undefined },
  ],
  [
    'a figure',
    { figures: [speed, { ...weight, value: 6 }] },
    { figures: [{ ...weight, value: 7 }, speed] },
    { path: ['figures', 0, 'value'], mine: 7, theirs: 6 },
  ],
  [
    'a figure that the other removed',
    { figures: [speed] },
    { figures: [speed, { ...weight, value: 7 }] },
    { path: ['figures', 1], mine: { ...weight, value: 7 }, theirs: undefined },
  ],
  [
    'lines of which one was added',
    { lines: ['zero', 'one', 'two', 'three'] },
    { lines: ['one', '2', 'three'] },
    { path: ['lines'], mine: ['one', '2', 'three'], theirs: ['zero', 'one', 'two', 'three'] },
  ],
])('asks which version to keep when both people have changed the same field: %s', (_, theirs, mine, conflict) => {
  expect(mergeChanges(theirs, mine).conflicts).toEqual([conflict])
})

it("writes the merged changes into the colleague's file, and keeps its comments", () => {
  const newest = '# Press\nkind: "new" # by a colleague\ntitle: Press\n'
  const value = merge(
    {
      base: { kind: 'old', title: 'Press' },
      theirs: { kind: 'new', title: 'Press' },
      mine: { kind: 'old', title: 'P' },
    },
    ({ mine }) => mine,
  )
  expect(patchYaml(newest, value)).toBe(newest.replace('title: Press', 'title: P'))
})

it('names a field by its labels in the form, and an entry by its name or number', () => {
  const fields = [
    {
      name: 'figures',
      label: 'Figures',
      types: [{ name: 'range', fields: [{ name: 'range', label: 'From and to' }] }],
    },
    { name: 'lines', label: 'Bullets' },
    { name: 'seo', label: 'Search engines', fields: [{ name: 'long_title', label: 'Title' }] },
  ]
  const label = (...path: (string | number)[]) => formatLabel(fields, BASE, path)
  expect(label('figures', 0, 'range')).toBe('Figures › Speed › From and to')
  expect(label('lines', 1)).toBe('Bullets › 2')
  expect(label('seo', 'long title')).toBe('Search engines › Title')
  // The form has no such field.
  expect(label('of')).toBe('of')
})
