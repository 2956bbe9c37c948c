/** @jest-environment node */
import { words } from '@/__tests__/support/words'
import { formatNames, formatUnknownNote, parseMachineQuery } from '@/lib/lists/machine-query'

const { names } = words.lists

/** The number of characters of a name in a sentence. */
const LONGEST_NAME = 60

it.each([
  ['', [], []],
  ['machines=,,', [], []],
  ['machines=a&machines=b,c', ['a', 'b', 'c'], []],
  ['machines=a,<script>,b,<script>', ['a', 'b'], ['<script>']],
])('finds the machines of the address %j', (query, slugs, unusable) => {
  expect(parseMachineQuery(new URLSearchParams(query))).toEqual({ slugs, unusable })
})

it('names at most three, cut to a readable length and without hidden characters', () => {
  expect(formatNames(['a', 'b', 'c', 'd', 'e'], names)).toBe('a, b, c and 2 more')
  expect(formatNames(['📦'.repeat(10_000)], names)).toBe(`${'📦'.repeat(LONGEST_NAME)}…`)
  // Between marks that would change the direction of the text around them.
  expect(formatNames(['\u2066a\nb\u2069'], names)).toBe('a b')
})

it('says which machines are not in the catalogue, and nothing if all are', () => {
  expect(formatUnknownNote([], names)).toBe('')
  expect(formatUnknownNote(['<script>'], names)).toBe('Not in the catalogue: <script>.')
})
