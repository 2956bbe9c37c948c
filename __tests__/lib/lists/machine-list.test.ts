import { MAX_QUANTITY } from '@/lib/constants'
import { parseList, toQuantity } from '@/lib/lists/machine-list'

/** Reverses the direction of the text after it, and is not visible itself. */
const RIGHT_TO_LEFT_OVERRIDE = '\u202e'

describe('a list in storage', () => {
  it.each([null, 'text', 7, {}, [null, 3, { slug: 1, title: 'x' }, { slug: 'a' }]])('counts %j as empty', stored => {
    expect(parseList('enquiry', stored)).toEqual([])
  })

  it('keeps sound entries beside damaged ones, and mends what is damaged in an entry', () => {
    /** An object that cannot become a text or a number. */
    const odd = { toString: 1, valueOf: 1 }
    const stored = [
      { slug: 'a', title: 'A', quantity: '700', note: 5 },
      'x',
      { slug: 'b', title: 'B', process: odd, quantity: odd },
    ]
    expect(parseList('enquiry', stored)).toEqual([
      { slug: 'a', title: 'A', process: '', quantity: MAX_QUANTITY, note: '' },
      { slug: 'b', title: 'B', process: '', quantity: 1, note: '' },
    ])
  })

  it.each([
    [{ slug: '../admin', title: 'A' }],
    [{ slug: 'a', title: RIGHT_TO_LEFT_OVERRIDE }],
    [{ slug: 'a', title: { toString: 1 } }],
  ])('drops %j', entry => {
    expect(parseList('enquiry', [entry])).toEqual([])
  })

  it('has at most four machines if it is the comparison', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map(slug => ({ slug, title: `Machine ${slug}` }))
    expect(parseList('compare', five)).toHaveLength(4)
  })
})

it('rounds a number of machines, and moves it between 1 and MAX_QUANTITY', () =>
  expect(['', '-4', '1e9', 2.6].map(toQuantity)).toEqual([1, 1, MAX_QUANTITY, 3]))
