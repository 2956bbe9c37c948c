import { OUTBOX_KEEP_MS } from '@/lib/constants'
import { keepInOutbox, notePendingFailure, type OutboxEntry, parseOutboxEntry, readOutbox } from '@/lib/contact/outbox'
import { stubStorage } from '../../support/storage'

stubStorage()

const NOW = Date.UTC(2026, 10, 21)

function buildEntry(leadId: string, keptAt = NOW): OutboxEntry {
  return { kind: 'lead', params: { name: leadId, lead_id: leadId }, keptAt, status: 0 }
}

const keep = (entry: OutboxEntry) =>
  window.localStorage.setItem(`outbox_${entry.params.lead_id}`, JSON.stringify(entry))

it('reads the oldest first', () => {
  keep(buildEntry('new', Date.now()))
  keep(buildEntry('old', Date.now() - 60_000))
  expect(readOutbox().map(({ params }) => params.lead_id)).toEqual(['old', 'new'])
})

it('names the time of the first try and the failure of the last', () => {
  const { kind, params } = buildEntry('one')
  keep(buildEntry('one', Date.now() - 1000))
  const [before] = readOutbox()
  keepInOutbox({ kind, params })
  expect(readOutbox()).toEqual([{ ...before, status: null }])
  notePendingFailure({ kind, params }, 503)
  expect(readOutbox()).toEqual([{ ...before, status: 503 }])
})

it('does not keep again what was discarded while it was tried', () => {
  notePendingFailure(buildEntry('gone'), 503)
  expect(readOutbox()).toEqual([])
})

it('reads back what was kept', () => {
  const entry = buildEntry('one')
  expect(parseOutboxEntry('outbox_one', JSON.parse(JSON.stringify(entry)), NOW)).toEqual(entry)
})

it.each([
  ['a day old', buildEntry('one', NOW - OUTBOX_KEEP_MS - 1)],
  ['dated ahead by more than a day', buildEntry('one', NOW + OUTBOX_KEEP_MS + 1)],
  ['without parameters', { ...buildEntry('one'), params: null }],
  ['with a parameter that is no text', { ...buildEntry('one'), params: { name: 1, lead_id: 'one' } }],
  ['of an unknown form', { ...buildEntry('one'), kind: 'constructor' }],
  ["under another message's key", buildEntry('two')],
  ['no object', 'lead'],
  ['nothing', null],
])('does not read an entry that is %s', (_, stored) => {
  expect(parseOutboxEntry('outbox_one', stored, NOW)).toBeNull()
})

it('removes what it does not read', () => {
  window.localStorage.setItem('outbox_other', JSON.stringify(buildEntry('one', Date.now())))
  expect(readOutbox()).toEqual([])
  expect(window.localStorage).toHaveLength(0)
})
