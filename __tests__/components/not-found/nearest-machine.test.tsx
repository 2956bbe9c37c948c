import { render, screen, waitFor } from '@testing-library/react'
import { renderToStaticMarkup } from 'react-dom/server'
import { NearestMachine } from '@/components/not-found/nearest-machine.client'
import { json, stubNetwork } from '../../support/network'
import { words } from '../../support/words'

const network = stubNetwork()
const NAMES = json([
  { slug: 'single-facer', title: 'Single Facer' },
  { slug: 'nc-sheet-cutter', title: 'NC Sheet Cutter' },
])

function openAt(path: string) {
  window.history.replaceState(null, '', path)
  render(<NearestMachine text={words.product.notFound.nearest}>It was mistyped.</NearestMachine>)
}

afterEach(() => window.history.replaceState(null, '', '/'))

it('keeps its first words without JavaScript', () => {
  expect(
    renderToStaticMarkup(<NearestMachine text={words.product.notFound.nearest}>It was mistyped.</NearestMachine>),
  ).toBe('<span>It was mistyped.</span>')
})

it.each(['/product/singel-facer', '/product/Single%20Facer'])('offers the nearest machine at %s', async path => {
  network.answer(NAMES)
  openAt(path)
  expect(await screen.findByRole('link', { name: 'Single Facer' })).toHaveAttribute('href', '/product/single-facer')
  expect(network.requests.map(({ url }) => url)).toEqual(['/catalogue/names.json'])
})

it('asks for nothing at another address', () => {
  openAt('/no-such-page')
  expect(screen.getByText('It was mistyped.')).toBeInTheDocument()
  expect(network.requests).toEqual([])
})

it.each([
  ['no machine is near', '/product/zzz', NAMES],
  ['the names do not come', '/product/single-facer', 'dropped'],
  ['the names are damaged', '/product/single-facer', json([{ slug: 'single-facer' }])],
] as const)('keeps its first words where %s', async (_case, path, reply) => {
  network.answer(reply)
  openAt(path)
  await waitFor(() => expect(network.requests).toHaveLength(1))
  expect(screen.getByText('It was mistyped.')).toBeInTheDocument()
})
