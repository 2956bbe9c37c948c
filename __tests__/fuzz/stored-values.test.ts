import fc from 'fast-check'
import { fetchVisitorCount } from '@/components/visitors/visitor-count.client'
import { type StorageArea, writeStored } from '@/lib/browser/web-storage'
import { MAX_COMPARED, MAX_ENQUIRED, MAX_NOTE_CHARACTERS, MAX_QUANTITY } from '@/lib/constants'
import { readDraft } from '@/lib/contact/drafts'
import { FIELDS } from '@/lib/contact/fields'
import { findRefusal } from '@/lib/contact/mail-provider'
import { readOutbox } from '@/lib/contact/outbox'
import { formatEnquiryText } from '@/lib/enquiry/enquiry'
import { machineLists } from '@/lib/lists/machine-list'
import { anyJson, anyText, createRunOptions, FUZZ_LIMIT_MS, HIDDEN } from '../support/fuzz'
import { json, stubNetwork } from '../support/network'
import { stubStorage } from '../support/storage'

jest.setTimeout(FUZZ_LIMIT_MS)
stubStorage()
const network = stubNetwork()

const NOW = Date.now()
/** The longest text of a stored machine, in characters. */
const LONGEST_TEXT = 200
const KINDS = ['lead', 'message', 'newsletter'] as const

/** A record with some of the expected fields, each of its expected type or arbitrary. */
function almostValid<T extends Record<string, fc.Arbitrary<unknown>>>(fields: T) {
  const loose = Object.fromEntries(
    Object.entries(fields).map(([name, sort]) => [name, fc.oneof({ weight: 6, arbitrary: sort }, anyJson)]),
  )
  return fc.oneof({ weight: 4, arbitrary: fc.record(loose) }, fc.record(loose, { requiredKeys: [] }))
}

const params = fc.oneof(fc.dictionary(anyText, anyText), fc.dictionary(anyText, anyJson))
const entry = almostValid({
  kind: fc.constantFrom(...KINDS),
  leadId: fc.constantFrom('one', 'two'),
  keptAt: fc.constant(NOW),
  params: params.map(rest => ({ ...rest, lead_id: 'one' })),
})
const machine = almostValid({ slug: anyText, title: anyText, process: anyText, quantity: fc.double(), note: anyText })
const draft = almostValid({
  values: fc.dictionary(anyText, anyText),
  attempt: almostValid({ leadId: anyText, values: params }),
})
const today = new Date(NOW).toISOString().slice(0, 10)

/** Possible contents of the storage: any text, any JSON, and JSON that is nearly right. */
function stored(shape: fc.Arbitrary<unknown>) {
  return fc.oneof(
    anyText,
    fc.json(),
    shape.map(value => JSON.stringify(value)),
    anyJson.map(value => JSON.stringify(value)),
  )
}

/** Tests a reader with any value under its storage key. */
function tryStored(area: StorageArea, key: string, shape: fc.Arbitrary<unknown>, check: () => void) {
  fc.assert(
    fc.property(stored(shape), text => {
      writeStored(area, key, text)
      check()
    }),
    createRunOptions(40),
  )
}

it.each(['compare', 'enquiry'] as const)(
  'reads the stored list %s as machines that can be shown and linked, or as empty',
  name => {
    tryStored('local', `${name === 'compare' ? 'compared' : 'enquiry'}_machines`, fc.array(machine), () => {
      const list = machineLists[name].get()
      expect(list.length).toBeLessThanOrEqual(name === 'compare' ? MAX_COMPARED : MAX_ENQUIRED)
      for (const { slug, title, process, quantity, note } of list) {
        expect(slug).toMatch(/^[\w-]{1,250}$/)
        expect(title).not.toMatch(HIDDEN)
        expect(title.length).toBeGreaterThan(0)
        expect(title.length).toBeLessThanOrEqual(LONGEST_TEXT)
        expect(typeof process).toBe('string')
        expect(process).not.toMatch(HIDDEN)
        expect(Number.isInteger(quantity) && quantity >= 1 && quantity <= MAX_QUANTITY).toBe(true)
        expect(note).not.toMatch(HIDDEN)
        expect(note.length).toBeLessThanOrEqual(MAX_NOTE_CHARACTERS)
      }
      expect(new Set(list.map(({ slug }) => slug)).size).toBe(list.length)
      expect(typeof formatEnquiryText(list, 'Machines:')).toBe('string')
    })
  },
)

it('reads a stored draft as texts for fields of our forms, or as no draft', () => {
  for (const kind of KINDS) {
    tryStored('session', `draft_${kind}`, draft, () => {
      const known = readDraft(kind)
      for (const [field, text] of [...Object.entries(known.values), ...Object.entries(known.attempt?.values ?? {})]) {
        expect(Object.keys(FIELDS)).toContain(field)
        expect(typeof text).toBe('string')
      }
      if (known.attempt) expect(known.attempt.leadId).toMatch(/^[\w-]{1,100}$/)
    })
  }
})

it('sends from the outbox only what is stored under its own key', () => {
  tryStored('local', 'outbox_one', entry, () => {
    const entries = readOutbox()
    for (const { kind, params: texts, keptAt } of entries) {
      expect(KINDS).toContain(kind)
      expect(texts.lead_id).toBe('one')
      expect(Number.isFinite(keptAt)).toBe(true)
      expect(Object.values(texts).every(text => typeof text === 'string')).toBe(true)
    }
  })
})

it('counts a visit under a UUID or not at all', async () => {
  const uuid = fc.uuid().map(id => `${today} ${id}`)
  const visit = fc.oneof(
    anyText,
    uuid,
    anyText.map(text => `${today} ${text}`),
    anyText.map(text => `${today}${text}`),
  )
  await fc.assert(
    fc.asyncProperty(visit, async text => {
      writeStored('local', 'visit', text)
      network.answer(json({ count: 7 }))
      expect(await fetchVisitorCount('https://count.example/visitors')).toBe(7)
      const { url } = network.requests.at(-1) ?? { url: '' }
      expect(url).toMatch(/^https:\/\/count\.example\/visitors(\?visit=[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12})?$/)
    }),
    createRunOptions(30),
  )
})

it('never throttles for longer than the set time', () => {
  const targets = { lead: 'c', message: 'c', newsletter: null }
  const rules = { blockList: [], throttleMs: 1000, blockHeadless: false }
  const settings = { publicKey: 'a', serviceId: 'b', targets, origin: null, ...rules }
  tryStored('local', 'mail_last_sent', fc.double(), () => {
    const refusal = findRefusal(settings, 'c', { lead_id: 'one' })
    const last = Number(localStorage.getItem('mail_last_sent'))
    if (refusal) expect(Date.now() - last).toBeLessThanOrEqual(settings.throttleMs)
  })
})
