import { toAttempt } from '@/lib/forms/attempt'
import { parseDraft, toDraft } from '@/lib/forms/draft'

const values = { name: 'Asha', message: 'Hello' }
const attempt = { leadId: 'id-1', values }
const createId = () => 'id-2'

it('keeps what was typed and what was tried', () => {
  const draft = toDraft(values, attempt)
  expect(parseDraft(JSON.parse(JSON.stringify(draft)))).toEqual({ values, attempt })
})

it.each([
  ['nothing was typed', { name: '', message: '' }],
  ['a file was pasted', { message: 'x'.repeat(10 * 1024 * 1024) }],
])('keeps no draft when %s', (_, typed) => {
  expect(toDraft(typed, null)).toBeNull()
})

it.each([null, 'text', [], {}, { values: null }, { values: { name: 1 } }])(
  'takes the damaged draft %j for none',
  stored => {
    expect(parseDraft(stored)).toBeNull()
  },
)

it('drops a damaged attempt and keeps the text', () => {
  expect(parseDraft({ values, attempt: { leadId: 1 } })).toEqual({ values, attempt: null })
})

it('names the same text by the same lead_id', () => {
  expect(toAttempt({ ...values }, attempt, createId)).toBe(attempt)
})

it('names changed text anew, because its duplicate would be dropped', () => {
  const changed = { ...values, message: 'Hello again' }
  expect(toAttempt(changed, attempt, createId)).toEqual({ leadId: 'id-2', values: changed })
})

it('names a first attempt', () => {
  expect(toAttempt(values, null, createId)).toEqual({ leadId: 'id-2', values })
})
