import {
  addMachines,
  changeMachine,
  type ListedMachine,
  parseList,
  toggleMachine,
  toQuantity,
} from '@/lib/lists/machine-list'

function buildMachine(slug: string, changes: Partial<ListedMachine> = {}): ListedMachine {
  return { slug, title: `Machine ${slug}`, process: 'gluing', quantity: 1, note: '', ...changes }
}

const FOUR = ['a', 'b', 'c', 'd'].map(slug => buildMachine(slug))

describe('a list in storage', () => {
  it.each([null, 'text', 7, {}, [null, 3, { slug: 1, title: 'x' }, { slug: 'a' }]])('counts %j as empty', stored => {
    expect(parseList('enquiry', stored)).toEqual([])
  })

  it('keeps what is sound beside what is damaged', () => {
    expect(parseList('enquiry', [{ slug: 'a', title: 'A', quantity: '700', note: 5 }, 'x'])).toEqual([
      { slug: 'a', title: 'A', process: '', quantity: 99, note: '' },
    ])
  })

  it.each([
    [{ slug: '../admin', title: 'A' }],
    [{ slug: 'a', title: '\u202e' }],
    [{ slug: 'a', title: { toString: 1 } }],
    [{ slug: ['a'], title: 'A' }],
  ])('drops %j', entry => {
    expect(parseList('enquiry', [entry])).toEqual([])
  })

  it('survives values that refuse to be text or number', () => {
    const odd = { toString: 1, valueOf: 1 }
    expect(parseList('enquiry', [{ slug: 'a', title: 'A', process: odd, quantity: odd, note: odd }])).toEqual([
      { slug: 'a', title: 'A', process: '', quantity: 1, note: '' },
    ])
  })

  it('holds no more machines than it may', () => {
    expect(parseList('compare', [...FOUR, buildMachine('e')])).toHaveLength(4)
  })
})

describe('a press on a button', () => {
  it('adds a machine, and removes it again', () => {
    const [a, b] = FOUR as [ListedMachine, ListedMachine]
    expect(toggleMachine('compare', [a], b).list).toEqual([a, b])
    expect(toggleMachine('compare', [a, b], a).list).toEqual([b])
  })

  it('refuses a fifth machine in the comparison, and keeps the four', () => {
    expect(toggleMachine('compare', FOUR, buildMachine('e'))).toEqual({ list: FOUR, refusal: 'full' })
  })

  it('refuses to compare machines for different steps, but collects them in one enquiry', () => {
    const stitcher = buildMachine('s', { process: 'stitching' })
    expect(toggleMachine('compare', FOUR.slice(0, 1), stitcher).refusal).toBe('other-process')
    expect(toggleMachine('enquiry', FOUR.slice(0, 1), stitcher).refusal).toBeNull()
  })
})

describe('machines of a link', () => {
  const twenty = Array.from({ length: 20 }, (_, index) => buildMachine(`m${index}`))

  it('come after those of the list, each once', () => {
    const [a, b, c] = FOUR as [ListedMachine, ListedMachine, ListedMachine]
    expect(addMachines('enquiry', [a, b], [b, c])).toEqual({ list: [a, b, c], left: [] })
  })

  it('are left where there is no room', () => {
    expect(addMachines('enquiry', twenty.slice(1), FOUR.slice(0, 2))).toEqual({
      list: [...twenty.slice(1), FOUR[0]],
      left: [FOUR[1]],
    })
    expect(addMachines('enquiry', twenty, FOUR)).toEqual({ list: twenty, left: FOUR })
  })
})

describe('quantity and note', () => {
  it.each([
    ['3', 3],
    ['', 1],
    ['-4', 1],
    ['1e9', 99],
    ['two', 1],
    [2.6, 3],
  ])('%j becomes %d machines', (typed, quantity) => {
    expect(toQuantity(typed)).toBe(quantity)
  })

  it('change one machine and leave the others', () => {
    const [first, second] = changeMachine(FOUR, 'b', { note: 'with\r\nBcc: all' })
    expect(first).toBe(FOUR[0])
    expect(second?.note).toBe('with Bcc: all')
  })
})
