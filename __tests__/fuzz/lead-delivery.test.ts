import fc from 'fast-check'
import { MAIL_TRY_LIMIT_MS } from '@/lib/constants'
import { keepInOutbox, readOutbox } from '@/lib/contact/outbox'
import type { Mail } from '@/lib/contact/parameters'
import { sendWaiting } from '@/lib/contact/send-pending'
import { createRunOptions, FUZZ_LIMIT_MS } from '../support/fuzz'
import { MAIL } from '../support/mail'
import { stubStorage } from '../support/storage'

jest.setTimeout(FUZZ_LIMIT_MS)
stubStorage()

const LEADS = 100
const RECONNECTS = 8

/** The behaviours of the provider, each with its share of requests in per cent. */
const fault = fc.oneof(
  ...Object.entries({
    none: 25,
    dropped: 25,
    'reply lost': 15,
    hanging: 10,
    429: 10,
    500: 10,
    'portal page': 5,
  }).map(([name, weight]) => ({ weight, arbitrary: fc.constant(name) })),
)

/** The lead_id of every message that the provider has received, in order; a lead may occur twice. */
let mails: string[]

function stubProvider(faults: Iterator<string, string>) {
  mails = []
  globalThis.fetch = (async (_url: string, { body }: RequestInit) => {
    const next = faults.next().value
    if (next === 'none' || next === 'reply lost') mails.push(JSON.parse(String(body)).template_params.lead_id)
    if (next === 'hanging') return new Promise<never>(() => {})
    if (next === 'dropped' || next === 'reply lost') throw new TypeError('Failed to fetch')
    const status = Number(next) || 200
    const text = next === 'portal page' ? '<html>Log in to the guest network</html>' : 'OK'
    return { ok: status === 200, status, text: async () => (status === 200 ? text : 'Try later') }
  }) as typeof fetch
}

beforeEach(() => {
  jest.useFakeTimers()
  // The site logs every failed attempt.
  jest.spyOn(console, 'error').mockImplementation()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  Reflect.deleteProperty(globalThis, 'fetch')
})

/** Sends all at once, as many visitors do, and notes which of them were shown as sent. */
async function sendAll(messages: readonly Mail[], shown: Set<string>) {
  const sending = messages.map(async mail => {
    if (await sendWaiting(MAIL, mail)) shown.add(mail.params.lead_id)
  })
  // Long enough for three tries of each message, and for the waits between them.
  await jest.advanceTimersByTimeAsync(6 * MAIL_TRY_LIMIT_MS)
  await Promise.all(sending)
}

it('loses no lead to a faulty provider, and shows none as sent that the provider does not have', async () => {
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(fault), async faults => {
      window.localStorage.clear()
      stubProvider(faults[Symbol.iterator]() as Iterator<string, string>)
      const shown = new Set<string>()
      const leads = Array.from({ length: LEADS }, (_, number): Mail => {
        const params = { from_email: 'a@b.example', mobile: '98', name: 'A', lead_id: `lead-${number}` }
        return { kind: 'lead', params }
      })
      for (const lead of leads) keepInOutbox(lead)
      await sendAll(leads, shown)
      for (let reconnect = 0; reconnect <= RECONNECTS; reconnect++) {
        const waiting = readOutbox()
        const ids = new Set([...mails, ...waiting.map(({ params }) => params.lead_id)])
        expect(ids.size).toBe(LEADS)
        expect([...shown].filter(id => !mails.includes(id))).toEqual([])
        await sendAll(waiting, shown)
      }
      expect(shown.size).toBe(LEADS - readOutbox().length)
    }),
    createRunOptions(1),
  )
})
