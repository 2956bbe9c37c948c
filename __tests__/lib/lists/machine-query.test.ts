/** @jest-environment node */
import { words } from '@/__tests__/support/words'
import { formatNames, formatUnknownNote, parseMachineQuery } from '@/lib/lists/machine-query'

const { names } = words.lists
const parse = (query: string) => parseMachineQuery(new URLSearchParams(query))

describe('machines in an address', () => {
  it.each([
    ['', [], []],
    ['machines=', [], []],
    ['machines=,,', [], []],
    ['machines=a,b', ['a', 'b'], []],
    ['machines=a,+b', ['a', 'b'], []],
    ['machines=a,a', ['a'], []],
    ['machines=a&machines=b,c', ['a', 'b', 'c'], []],
    ['machines=a,<script>,b,<script>', ['a', 'b'], ['<script>']],
    ['machines=a,b,c,d,e', ['a', 'b', 'c', 'd', 'e'], []],
    [`machines=${'x'.repeat(10_000)}`, [], ['x'.repeat(10_000)]],
  ])('%s', (query, slugs, unusable) => {
    expect(parse(query)).toEqual({ slugs, unusable })
  })
})

describe('names in a sentence', () => {
  it('are three at most, and the rest is counted', () => {
    expect(formatNames(['a', 'b', 'c'], names)).toBe('a, b, c')
    expect(formatNames(['a', 'b', 'c', 'd', 'e'], names)).toBe('a, b, c and 2 more')
  })

  it('are cut to a length that can be read, never inside a character', () => {
    expect(formatNames(['x'.repeat(10_000)], names)).toBe(`${'x'.repeat(60)}…`)
    expect(formatNames(['📦'.repeat(61)], names)).toBe(`${'📦'.repeat(60)}…`)
  })

  it('lose characters that are not seen', () => {
    expect(formatNames(['a\u202eb\u0000c'], names)).toBe('abc')
    expect(formatNames(['\u2066a\nb\u2069'], names)).toBe('a b')
  })

  it('make no sentence where there are none', () => {
    expect(formatUnknownNote([], names)).toBe('')
    expect(formatUnknownNote(['<script>'], names)).toBe('Not in the catalogue: <script>.')
  })
})
