import { writeStored } from '@/lib/browser/web-storage'
import { changeDraft, EMPTY_DRAFT, readDraft, writeDraft } from '@/lib/contact/drafts'
import { stubStorage } from '../../support/storage'

const storage = stubStorage()
const values = { name: 'Asha', message: 'Hello' }
const attempt = { leadId: 'id-1', values }

it('stores what was typed and what was tried, and can change single fields of a draft', () => {
  writeDraft('message', { values, attempt })
  expect(JSON.parse(window.sessionStorage.getItem('draft_message') ?? '')).toEqual({ values, attempt })
  changeDraft('message', { message: 'Hello again' })
  expect(readDraft('message')).toEqual({ values: { name: 'Asha', message: 'Hello again' }, attempt })
})

it('reads a draft as the same object until it changes, and another for each form', () => {
  writeDraft('message', { values, attempt })
  expect(readDraft('message')).toBe(readDraft('message'))
  expect(readDraft('lead')).toEqual(EMPTY_DRAFT)
})

it('keeps a draft in memory if storage is blocked', () => {
  storage.block()
  writeDraft('message', { values, attempt: null })
  expect(readDraft('message').values).toEqual(values)
})

it.each(['', '[]', '{"values":null}', '{"values":{"name":1}}', '{"values":{"role":"admin"}}'])(
  'takes nothing from the damaged draft %j',
  stored => {
    writeStored('session', 'draft_message', stored)
    expect(readDraft('message')).toEqual(EMPTY_DRAFT)
  },
)

it('drops a damaged record of an attempt, and keeps the text', () => {
  writeStored('session', 'draft_message', JSON.stringify({ values, attempt: { leadId: 1 } }))
  expect(readDraft('message')).toEqual({ values, attempt: null })
})
