/** @jest-environment node */
import { fileTexts, noteFiles, remember } from '@/editor/gate'
import { chooseSlug, correctSlug, getMachineFile, type Machine, placeMachine } from '@/editor/machine-file'

const A = { title: 'Press A' }

/** A new machine, or a copy, has no earlier state. */
const NO_EARLIER = null
const NO_FILE_NAME = null

beforeEach(() => noteFiles(['images/products/press-a.png'], { isUpToDate: true }))

it('gives a new machine the address of its file name, and stores it if the title would give another', () => {
  expect(placeMachine(A, 'press-a', NO_EARLIER)).toEqual(A)
  expect(placeMachine({ title: 'F&B Press' }, 'f-b-press', NO_EARLIER)).toEqual({
    title: 'F&B Press',
    slug: 'f-b-press',
  })
  // Until the editor has chosen a file name, the address comes from the title.
  expect(getMachineFile(placeMachine({ title: 'Über Press' }, NO_FILE_NAME, NO_EARLIER))).toBe(
    'products/uber-press.yaml',
  )
})

it('gives a copy the address of its own title, not that of its original', () => {
  expect(placeMachine({ title: 'Press B', slug: 'first-press' }, 'press-b', NO_EARLIER)).toEqual({ title: 'Press B' })
})

it('gives a copy with an unchanged title the next free address, as the editor does', () => {
  fileTexts.clear()
  expect(chooseSlug('Press A')).toBe('press-a')
  remember('products/press-a.yaml', '')
  expect(chooseSlug('Press A')).toBe('press-a-1')
  remember('products/press-a-1.yaml', '')
  expect(placeMachine(A, chooseSlug('Press A'), NO_EARLIER)).toEqual({ title: 'Press A', slug: 'press-a-2' })
})

it('stores no invented address for a title from which none can be made', () => {
  expect(placeMachine({ title: 'डिब्बा मशीन' }, 'a1b2c3', NO_EARLIER)).toEqual({ title: 'डिब्बा मशीन' })
})

it('stores the old address when the title changes, and removes it when the title is changed back', () => {
  const renamed = placeMachine({ title: 'Press B' }, 'press-a', A)
  expect(renamed).toEqual({ title: 'Press B', slug: 'press-a' })
  expect(placeMachine({ ...renamed, title: 'Press A' }, 'press-a', renamed)).toEqual(A)
})

it('redirects a former address, and keeps the picture that is named after it', () => {
  const moved: Machine = { title: 'Press B', formerTitles: ['Press A'], picture: 'press-a.png' }
  expect(placeMachine({ title: 'Press B' }, 'press-b', A)).toEqual(moved)
  const kept: Machine = { title: 'Press B', slug: 'press-a' }
  expect(placeMachine(kept, 'press-b', kept).formerTitles).toEqual(['press-a'])
  // Once the title is changed back, the machine's own address is no former one.
  expect(placeMachine({ ...moved, title: 'Press A' }, 'press-a', moved).formerTitles).toEqual(['Press B'])
  // There is no picture with the former address any more.
  noteFiles([], { isUpToDate: true })
  expect(placeMachine({ title: 'Press B' }, 'press-b', A)).not.toHaveProperty('picture')
})

it.each([
  ['press-2', null],
  ['press-2.0', 'press-20'],
])('corrects the address %s to %s, where null says that it is valid', (address, corrected) => {
  expect(correctSlug(address)).toBe(corrected)
})
