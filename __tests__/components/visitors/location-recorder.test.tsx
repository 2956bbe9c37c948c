import { render } from '@testing-library/react'
import { StrictMode } from 'react'
import { settle } from '@/__tests__/support/form-visitor'
import { json, type NetworkReply, OK, stubNetwork } from '@/__tests__/support/network'
import { LocationRecorder } from '@/components/visitors/location-recorder.client'

const network = stubNetwork()
const NOW = '2026-11-21T06:30:00.000Z'
const ANSWER = { ip: '192.0.2.1', city: 'New Delhi', nested: { code: 'IN' } }

/** Records the visit. Strict mode runs each effect twice, as React does in development. */
async function record() {
  const { container } = render(
    <StrictMode>
      <LocationRecorder lookupUrl="https://geo.example/json" saveUrl="/save-location" />
    </StrictMode>,
  )
  await settle()
  return container
}

beforeEach(() => jest.useFakeTimers({ now: new Date(NOW) }))
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'globalPrivacyControl')
})

it('shows nothing, and saves the answer of the location service with the time, once', async () => {
  network.answer(json(ANSWER), OK)
  expect(await record()).toBeEmptyDOMElement()
  expect(network.requests).toEqual([
    { url: 'https://geo.example/json', method: 'GET', headers: {}, body: null },
    {
      url: '/save-location',
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: { ...ANSWER, timestamp: NOW },
    },
  ])
})

it('asks no location service if the browser sends Global Privacy Control', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', { configurable: true, value: true })
  await record()
  expect(network.requests).toEqual([])
})

it.each<[string, NetworkReply[]]>([
  ['a lookup that is blocked', ['dropped']],
  ['a lookup that answers with a list', [json([1])]],
  ['a save that is refused', [json(ANSWER), { status: 400, text: '' }]],
])('logs %s and nothing else', async (_, replies) => {
  jest.spyOn(console, 'error').mockImplementation()
  network.answer(...replies)
  expect(await record()).toBeEmptyDOMElement()
  expect(console.error).toHaveBeenCalledTimes(1)
  expect(console.error).toHaveBeenCalledWith('Location fetch failed', expect.any(Error))
})
