import { OUTBOX_RETRY_MAX_MS, OUTBOX_RETRY_MS } from '@/lib/constants'
import { isDue, keepInOutbox, noteFailure, type OutboxEntry, parseOutboxEntry, readOutbox } from '@/lib/contact/outbox'
import { stubStorage } from '../../support/storage'

stubStorage()

const NOW = Date.now()
const WEEK_MS = 7 * 24 * 60 * 60 * 1000

function buildEntry(leadId: string, keptAt = NOW): OutboxEntry {
  return { kind: 'lead', params: { name: leadId, lead_id: leadId }, keptAt, status: 0, tries: 1, triedAt: keptAt }
}

const keep = (entry: OutboxEntry) =>
  window.localStorage.setItem(`outbox_${entry.params.lead_id}`, JSON.stringify(entry))

it('reads the oldest first', () => {
  keep(buildEntry('new', Date.now()))
  keep(buildEntry('old', Date.now() - 60_000))
  expect(readOutbox().map(({ params }) => params.lead_id)).toEqual(['old', 'new'])
})

it('knows the time of the first try, the number of tries and the failure of the last', () => {
  const { kind, params } = buildEntry('one')
  const keptAt = Date.now() - 1000
  keep(buildEntry('one', keptAt))
  keepInOutbox({ kind, params })
  expect(readOutbox()).toMatchObject([{ keptAt, status: null, tries: 1 }])
  noteFailure('one', 503)
  expect(readOutbox()).toMatchObject([{ keptAt, status: 503, tries: 2 }])
})

it('does not keep again what was discarded while it was tried', () => {
  noteFailure('gone', 503)
  expect(readOutbox()).toEqual([])
})

it('tries again after pauses that double, at once after a new connection, and whatever the clock says', () => {
  const isDueAfter = (elapsedMs: number, change: Partial<OutboxEntry> = {}, isNewlyConnected = false) =>
    isDue({ ...buildEntry('one', Date.now() - elapsedMs), status: 503, ...change }, isNewlyConnected)
  expect([isDueAfter(OUTBOX_RETRY_MS - 1), isDueAfter(OUTBOX_RETRY_MS)]).toEqual([false, true])
  expect([isDueAfter(OUTBOX_RETRY_MS, { tries: 2 }), isDueAfter(2 * OUTBOX_RETRY_MS, { tries: 2 })]).toEqual([
    false,
    true,
  ])
  expect(isDueAfter(OUTBOX_RETRY_MAX_MS, { tries: 1000 })).toBe(true)
  expect([isDueAfter(1, {}, true), isDueAfter(1, { status: 0 }), isDueAfter(1, { status: 0 }, true)]).toEqual([
    false,
    false,
    true,
  ])
  expect(isDueAfter(1, { status: null })).toBe(true)
  expect(isDueAfter(-60_000)).toBe(true)
})

it('reads back what was kept, by this version of the site or the one before', () => {
  const entry = buildEntry('one')
  expect(parseOutboxEntry('outbox_one', JSON.parse(JSON.stringify(entry)), NOW)).toEqual(entry)
  const { tries: _, triedAt: _at, ...old } = entry
  expect(parseOutboxEntry('outbox_one', old, NOW)).toMatchObject({ params: entry.params, tries: 0, triedAt: 0 })
})

it.each([
  ['a week old', buildEntry('one', NOW - WEEK_MS - 1)],
  ['dated ahead by more than a week', buildEntry('one', NOW + WEEK_MS + 1)],
  ['without parameters', { ...buildEntry('one'), params: null }],
  ['without a lead id', { ...buildEntry('one'), params: {} }],
  ['with a parameter that is no text', { ...buildEntry('one'), params: { name: 1, lead_id: 'one' } }],
  ['of an unknown form', { ...buildEntry('one'), kind: 'constructor' }],
  ["under another message's key", buildEntry('two')],
  ['no object', 'lead'],
  ['nothing', null],
])('does not read an entry that is %s, and removes it', (_, stored) => {
  expect(parseOutboxEntry('outbox_one', stored, NOW)).toBeNull()
  window.localStorage.setItem('outbox_one', JSON.stringify(stored))
  expect(readOutbox()).toEqual([])
  expect(window.localStorage).toHaveLength(0)
})
