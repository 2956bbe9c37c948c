import { render, screen, waitFor } from '@testing-library/react'
import { NearestMachine } from '@/components/not-found/nearest-machine.client'
import { json, stubNetwork } from '../../support/network'
import { finishPending } from '../../support/pending'
import { words } from '../../support/words'

// In a browser, e2e/unknown-page.spec.ts follows the link to the nearest machine.
const network = stubNetwork()

function openAt(path: string) {
  window.history.replaceState(null, '', path)
  render(<NearestMachine text={words.product.notFound.nearest}>It was mistyped.</NearestMachine>)
}

afterEach(() => window.history.replaceState(null, '', '/'))

it('requests no machine names at an address that is not about a machine', async () => {
  openAt('/no-such-page')
  await finishPending()
  expect(screen.getByText('It was mistyped.')).toBeInTheDocument()
  expect(network.requests).toEqual([])
})

it('links to the machine of a data sheet that is gone', async () => {
  network.answer(json([{ slug: 'single-facer', title: 'Single Facer' }]))
  openAt('/data-sheets/hi/single-facer-0f3b5c7d.pdf')
  expect(await screen.findByRole('link', { name: 'Single Facer' })).toHaveAttribute('href', '/product/single-facer')
})

it.each([
  ['the machine names cannot be loaded', 'dropped'],
  ['the machine names are damaged', json([{ slug: 'single-facer' }])],
] as const)('keeps its first text when %s', async (_case, reply) => {
  network.answer(reply)
  openAt('/product/single-facer')
  await waitFor(() => expect(network.requests).toHaveLength(1))
  await finishPending()
  expect(screen.getByText('It was mistyped.')).toBeInTheDocument()
})
