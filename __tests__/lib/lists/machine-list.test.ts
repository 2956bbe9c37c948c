import { parseList, toQuantity } from '@/lib/lists/machine-list'

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
    const five = ['a', 'b', 'c', 'd', 'e'].map(slug => ({ slug, title: `Machine ${slug}` }))
    expect(parseList('compare', five)).toHaveLength(4)
  })
})

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
