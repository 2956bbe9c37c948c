import { OUTBOX_KEEP_MS } from '@/lib/constants'
import { type OutboxEntry, parseOutboxEntry, sendOutbox } from '@/lib/forms/outbox'

const NOW = Date.UTC(2026, 10, 21)

function toEntry(leadId: string, keptAt = NOW): OutboxEntry {
  return { kind: 'lead', params: { name: leadId, lead_id: leadId }, leadId, keptAt }
}

/** An outbox in memory, whose provider accepts what `isAccepted` says. */
function setUp(entries: OutboxEntry[], isAccepted: (leadId: string) => boolean) {
  const sent: string[] = []
  return {
    sent,
    read: () => [...entries],
    remove: (leadId: string) => {
      entries = entries.filter(entry => entry.leadId !== leadId)
    },
    send: async ({ params: { lead_id: leadId = '' } }: { params: Record<string, string> }) => {
      sent.push(leadId)
      return isAccepted(leadId) ? ({ ok: true } as const) : ({ ok: false, status: 0, text: 'Network Error' } as const)
    },
  }
}

it('sends each message once, oldest first', async () => {
  const ports = setUp([toEntry('new'), toEntry('old', NOW - 1)], () => true)
  const delivered = await sendOutbox(ports)
  expect(ports.sent).toEqual(['old', 'new'])
  expect(delivered.map(({ leadId }) => leadId)).toEqual(['old', 'new'])
  expect(ports.read()).toEqual([])
})

it('keeps what fails again and goes on with the next', async () => {
  const ports = setUp([toEntry('one'), toEntry('two')], leadId => leadId === 'two')
  expect((await sendOutbox(ports)).map(({ leadId }) => leadId)).toEqual(['two'])
  expect(ports.read().map(({ leadId }) => leadId)).toEqual(['one'])
})

it('skips what was discarded meanwhile', async () => {
  const ports = setUp([toEntry('one'), toEntry('two')], () => true)
  const { send } = ports
  ports.send = mail => {
    ports.remove('two')
    return send(mail)
  }
  await sendOutbox(ports)
  expect(ports.sent).toEqual(['one'])
})

it('reads back what was kept', () => {
  expect(parseOutboxEntry(JSON.parse(JSON.stringify(toEntry('one'))), NOW)).toEqual(toEntry('one'))
})

it.each([
  ['a day old', toEntry('one', NOW - OUTBOX_KEEP_MS - 1)],
  ['dated ahead by more than a day', toEntry('one', NOW + OUTBOX_KEEP_MS + 1)],
  ['whose message has another name', { ...toEntry('one'), leadId: 'two' }],
  ['without parameters', { ...toEntry('one'), params: null }],
  ['with a parameter that is no text', { ...toEntry('one'), params: { name: 1 } }],
  ['of a form in a list', { ...toEntry('one'), kind: ['lead'] }],
  ['of a form that refuses to be text', { ...toEntry('one'), kind: { toString: 1 } }],
  ['of an unknown form', { ...toEntry('one'), kind: 'constructor' }],
  ['no object', 'lead'],
  ['nothing', null],
])('does not read an entry that is %s', (_, stored) => {
  expect(parseOutboxEntry(stored, NOW)).toBeNull()
})
