import { render, screen, waitFor } from '@testing-library/react'
import { Comparison } from '@/components/compare/comparison.client'
import { buildComparable, toMachineReplies } from '../../support/catalogue-files'
import { stubNetwork } from '../../support/network'

jest.mock('next/navigation', () => ({ useSearchParams: () => new URLSearchParams(window.location.search) }))

const network = stubNetwork()
const MACHINES = ['a', 'b', 'c', 'd', 'e', 'f'].map(slug =>
  buildComparable(slug, { process: slug === 'f' ? 'stitching' : 'printing' }),
)

/** Opens the page with this query, beside a catalogue of six machines. */
async function visit(query: string) {
  window.history.replaceState(null, '', `/compare?${query}`)
  network.answer(...toMachineReplies(query, MACHINES))
  const { container } = render(<Comparison />)
  await waitFor(() => expect(container).not.toHaveTextContent('Loading'))
}

const readStatus = () => screen.getAllByRole('status')[0]?.textContent?.trim()
const readColumns = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
const CHOOSE = 'Choose up to four machines for the same step: press Compare on their cards.'

afterEach(() => window.history.replaceState(null, '', '/'))

it('shows the machines of the address in its order, and says nothing else', async () => {
  await visit('machines=b,a')
  expect(readColumns()).toEqual(['Machine b', 'Machine a'])
  expect(readStatus()).toBe('')
})

it('can be passed on with the machines that it shows', async () => {
  await visit('machines=b,gone,a')
  const { searchParams } = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Share on WhatsApp' }).href)
  expect(searchParams.get('text')).toBe(
    `Comparison: Machine b, Machine a\n${window.location.origin}/compare?machines=b,a`,
  )
})

it.each(['machines=a,b,a,a,b', 'machines=a&machines=b'])('takes %s for two machines, without a word', async query => {
  await visit(query)
  expect(readColumns()).toEqual(['Machine a', 'Machine b'])
  expect(readStatus()).toBe('')
})

it('names what the catalogue does not have, as text, beside the others', async () => {
  await visit('machines=a,gone,<b>x</b>')
  expect(readColumns()).toEqual(['Machine a'])
  expect(readStatus()).toBe('Not in the catalogue: gone, <b>x</b>.')
})

it('names the machines that are too many', async () => {
  await visit('machines=a,b,gone,c,d,e,f')
  expect(readColumns()).toHaveLength(4)
  expect(readStatus()).toBe(
    'Not in the catalogue: gone. At most four machines stand side by side; left out: Machine e, Machine f.',
  )
})

it('says that machines for different steps have little in common', async () => {
  await visit('machines=a,f')
  expect(readColumns()).toEqual(['Machine a', 'Machine f'])
  expect(readStatus()).toBe('These machines do different jobs, so few of their figures can be compared.')
})

it('asks to choose machines where the address names none', async () => {
  await visit('')
  expect(readStatus()).toBe(CHOOSE)
  expect(screen.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/products')
})

it.each([
  ['machines=<script>', '<script>'],
  ['machines=gone,<script>', 'gone, <script>'],
  [`machines=${'x'.repeat(10_000)}`, `${'x'.repeat(60)}…`],
])('says what it ignored where nothing of the address is a machine', async (query, shown) => {
  await visit(query)
  expect(readStatus()).toBe(`Not in the catalogue: ${shown}. ${CHOOSE}`)
  expect(screen.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/products')
})
