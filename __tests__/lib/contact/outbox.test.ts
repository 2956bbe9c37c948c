import { OUTBOX_RETRY_MAX_MS, OUTBOX_RETRY_MS } from '@/lib/constants'
import { isDue, keepInOutbox, noteFailure, type OutboxEntry, parseOutboxEntry, readOutbox } from '@/lib/contact/outbox'
import { stubStorage } from '../../support/storage'

stubStorage()

afterEach(() => jest.useRealTimers())

const NOW = Date.now()
const WEEK_MS = 7 * 24 * 60 * 60 * 1000

function buildEntry(leadId: string, keptAt = NOW): OutboxEntry {
  return { kind: 'lead', params: { name: leadId, lead_id: leadId }, keptAt, status: 0, triedAt: keptAt }
}

const store = (entry: OutboxEntry) =>
  window.localStorage.setItem(`outbox_${entry.params.lead_id}`, JSON.stringify(entry))

it('stores when a message was first and last tried and how that failed, but nothing of a discarded message', () => {
  const { kind, params } = buildEntry('one')
  const keptAt = Date.now() - 1000
  store(buildEntry('one', keptAt))
  keepInOutbox({ kind, params })
  expect(readOutbox()).toMatchObject([{ keptAt, status: null, triedAt: keptAt }])
  noteFailure('one', 503)
  noteFailure('gone', 503)
  expect(readOutbox()).toMatchObject([{ keptAt, status: 503, triedAt: expect.any(Number) }])
})

it('lists the oldest message first', () => {
  store(buildEntry('one'))
  store(buildEntry('old', NOW - 60_000))
  expect(readOutbox().map(entry => entry.params.lead_id)).toEqual(['old', 'one'])
})

it.each<[when: string, elapsedMs: number, change: Partial<OutboxEntry>, isNewlyConnected: boolean, isTime: boolean]>([
  ['after the shortest pause', OUTBOX_RETRY_MS, {}, false, true],
  ['before the pause is as long as its age at the last try', 99_000, { keptAt: NOW - 199_000 }, false, false],
  ['when the pause is as long as its age at the last try', 100_000, { keptAt: NOW - 200_000 }, false, true],
  ['after the longest pause', OUTBOX_RETRY_MAX_MS, { keptAt: 0 }, false, true],
  ['after a refusal, though the connection is new', 1, {}, true, false],
  ['after a failed connection', 1, { status: 0 }, false, false],
  ['after a failed connection, when there is a new one', 1, { status: 0 }, true, true],
  ['when the first try was interrupted', 1, { status: null }, false, true],
  ['when the clock was set back', -60_000, {}, false, true],
])('decides whether a message is due %s', (_, elapsedMs, change, isNewlyConnected, isTime) => {
  jest.useFakeTimers({ now: NOW })
  // A refusal that may pass, except where the change says otherwise.
  const triedAt = NOW - elapsedMs
  expect(isDue({ ...buildEntry('one', triedAt), status: 503, ...change, triedAt }, isNewlyConnected)).toBe(isTime)
})

it('reads an entry of this version of the site, and one of the version before, which had no time of the last try', () => {
  const entry = buildEntry('one')
  expect(parseOutboxEntry('outbox_one', JSON.parse(JSON.stringify(entry)), NOW)).toEqual(entry)
  const { triedAt: _, ...old } = entry
  expect(parseOutboxEntry('outbox_one', old, NOW)).toMatchObject({ params: entry.params, triedAt: 0 })
})

it.each([
  ['a week old', buildEntry('one', NOW - WEEK_MS - 1)],
  ['dated ahead by more than a week', buildEntry('one', NOW + WEEK_MS + 60_000)],
  ['without parameters', { ...buildEntry('one'), params: null }],
  ['with a parameter that is no text', { ...buildEntry('one'), params: { name: 1, lead_id: 'one' } }],
  ['of an unknown form', { ...buildEntry('one'), kind: 'constructor' }],
  ["under another message's key", buildEntry('two')],
  ['nothing', null],
])('does not read an entry that is %s, and removes it', (_, stored) => {
  expect(parseOutboxEntry('outbox_one', stored, NOW)).toBeNull()
  window.localStorage.setItem('outbox_one', JSON.stringify(stored))
  expect(readOutbox()).toEqual([])
  expect(window.localStorage).toHaveLength(0)
})
