import { readStored } from '@/lib/browser/web-storage'
import { DRAFT_LIMIT } from '@/lib/constants'
import { changeDraft, EMPTY_DRAFT, parseDraft, readDraft, writeDraft } from '@/lib/contact/drafts'
import { stubStorage } from '../../support/storage'

const storage = stubStorage()
const values = { name: 'Asha', message: 'Hello' }
const attempt = { leadId: 'id-1', values }

it('keeps what was typed and what was tried', () => {
  writeDraft('message', { values, attempt })
  expect(parseDraft('message', window.sessionStorage.getItem('draft_message') ?? '')).toEqual({ values, attempt })
  expect(readDraft('message')).toEqual({ values, attempt })
})

it('changes some fields and leaves the others', () => {
  writeDraft('message', { values, attempt })
  changeDraft('message', { message: 'Hello again' })
  expect(readDraft('message')).toEqual({ values: { name: 'Asha', message: 'Hello again' }, attempt })
})

it('gives the same draft as long as nothing changes', () => {
  writeDraft('message', { values, attempt })
  expect(readDraft('message')).toBe(readDraft('message'))
})

it('is empty when nothing was typed', () => {
  writeDraft('message', { values, attempt: null })
  writeDraft('message', { values: { name: '', message: '' }, attempt: null })
  expect(readDraft('message')).toBe(EMPTY_DRAFT)
  expect(readStored('session', 'draft_message')).toBeNull()
})

it('holds a pasted file until the page is left, and stores nothing of it', () => {
  writeDraft('message', { values, attempt: null })
  const message = 'x'.repeat(DRAFT_LIMIT + 1)
  changeDraft('message', { message })
  expect(readDraft('message').values.message).toBe(message)
  expect(window.sessionStorage).toHaveLength(0)
})

it('lives in memory where storage is blocked', () => {
  storage.block()
  writeDraft('message', { values, attempt: null })
  expect(readDraft('message').values).toEqual(values)
})

it.each(['', 'null', '"text"', '[]', '{}', '{"values":null}', '{"values":{"name":1}}', '{"values":{"role":"admin"}}'])(
  'takes nothing from the damaged draft %j',
  stored => {
    expect(parseDraft('message', stored)).toEqual(EMPTY_DRAFT)
  },
)

it('drops a damaged attempt and keeps the text', () => {
  const stored = JSON.stringify({ values, attempt: { leadId: 1 } })
  expect(parseDraft('message', stored)).toEqual({ values, attempt: null })
})
