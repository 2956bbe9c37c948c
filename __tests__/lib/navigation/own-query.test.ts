/** @jest-environment node */
import { pickOwnQuery, protectEnd, readParameters } from '@/lib/navigation/own-query'

const NAMES = ['style', 'l', 'quantity', 'share-automatic']

it.each([
  ['?style=tuck&l=12', '?style=tuck&l=12'],
  ['?utm_source=x&style=tuck&fbclid=1', '?style=tuck'],
  // Two letters of five are wrong, which is too many for a misspelt name of this page.
  ['?styel=tuck', ''],
  // A letter is missing, and one is doubled: misspelt names of this page, which it reports as unknown.
  ['?stye=tuck&Quantitty=8', '?stye=tuck&Quantitty=8'],
  // Short names must be exact, because they resemble too many others.
  ['?h=1&t=2', ''],
  // A program has escaped the address as HTML, once or twice.
  ['?style=tuck&amp;l=12&amp;amp;quantity=8', '?style=tuck&l=12&quantity=8'],
  // Programs that make links of addresses leave out a point at the end.
  ['?l=12.', '?l=12%2E'],
])("reads from %j the page's own part %j, and from that the same", (query, own) => {
  expect(pickOwnQuery(query, NAMES)).toBe(own)
  expect(pickOwnQuery(own, NAMES)).toBe(own)
})

it.each(['?width=1000-', '?q=a.', '?q=(a)', '?q=a+'])(
  'ends %s with a character that belongs to the link, and reads the same',
  query => {
    expect(protectEnd(query)).toMatch(/[\w]$/)
    expect([...readParameters(protectEnd(query))]).toEqual([...new URLSearchParams(query)])
  },
)
