import { render, screen } from '@testing-library/react'
import { settle } from '@/__tests__/support/form-visitor'
import { json, type NetworkReply, stubNetwork } from '@/__tests__/support/network'
import { stubStorage } from '@/__tests__/support/storage'
import { words } from '@/__tests__/support/words'
import { VisitorCount } from '@/components/visitors/visitor-count.client'

const network = stubNetwork()
const storage = stubStorage()

async function showCount() {
  const { container, unmount } = render(<VisitorCount loading={words.frame.footer.countLoading} url="/visitors" />)
  expect(container).toHaveTextContent(/^Loading\.\.\.$/)
  await settle()
  return { container, unmount }
}

beforeEach(() => jest.useFakeTimers({ now: Date.UTC(2026, 10, 21, 12) }))
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

it('is plain text that continues the words before it, with the digits grouped as in India', async () => {
  network.answer(json({ count: 1234567 }))
  render(
    <p>
      <span>Visitors</span> <VisitorCount loading={words.frame.footer.countLoading} url="/visitors" />
    </p>,
  )
  await settle()
  expect(screen.getByRole('paragraph')).toHaveTextContent('Visitors 12,34,567')
})

it('counts no visit to a prerendered page before it is shown', async () => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true })
  await showCount()
  expect(network.requests).toEqual([])
  Reflect.deleteProperty(document, 'prerendering')
  network.answer(json({ count: 7 }))
  document.dispatchEvent(new Event('prerenderingchange'))
  await settle()
  expect(network.requests).toHaveLength(1)
})

it('identifies a visit by a random id that changes each day', async () => {
  network.answer(json({ count: 1 }), json({ count: 1 }), json({ count: 2 }))
  // From noon on: the first visit, one an hour later, and one on the next day.
  for (const hours of [0, 1, 23]) {
    jest.setSystemTime(Date.now() + hours * 60 * 60 * 1000)
    const { unmount } = await showCount()
    unmount()
  }
  const [first, second, nextDay] = network.requests.map(({ url }) => url)
  expect(first).toMatch(/^\/visitors\?visit=[\da-f-]{36}$/)
  expect(second).toBe(first)
  expect(nextDay).not.toBe(first)
})

it.each(['2026-11-21 <script>', '2026-11-21 a&b=c'])(
  'replaces the damaged id of %s and lets none of it into the address',
  async stored => {
    window.localStorage.setItem('visit', stored)
    network.answer(json({ count: 1 }))
    await showCount()
    expect(network.requests[0]?.url).toMatch(/^\/visitors\?visit=[\da-f-]{36}$/)
    expect(window.localStorage.getItem('visit')).toMatch(/^2026-11-21 [\da-f-]{36}$/)
  },
)

it('reads the count without counting if the browser can neither make an id nor store one', async () => {
  storage.block()
  jest.spyOn(window, 'crypto', 'get').mockReturnValue({} as Crypto)
  network.answer(json({ count: 7 }))
  expect((await showCount()).container).toHaveTextContent('7')
  expect(network.requests.map(({ url }) => url)).toEqual(['/visitors'])
})

it.each<[string, NetworkReply, string]>([
  ['status 500', json({}, 500), 'HTTP error! status: 500'],
  ['a negative count', json({ count: -1 }), 'The response does not contain a whole number of visitors'],
  ['a text for a count', json({ count: '12480' }), 'The response does not contain a whole number of visitors'],
  ['a page instead of JSON', { status: 200, text: '<html>' }, 'Unexpected token'],
])("keeps 'Loading...' and logs %s", async (_, reply, reason) => {
  jest.spyOn(console, 'error').mockImplementation()
  network.answer(reply)
  expect((await showCount()).container).toHaveTextContent(/^Loading\.\.\.$/)
  const message = expect.stringContaining(reason)
  expect(console.error).toHaveBeenCalledWith('Error fetching visitor count:', expect.objectContaining({ message }))
  expect(console.error).toHaveBeenCalledTimes(1)
})
