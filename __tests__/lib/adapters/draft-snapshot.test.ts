import { hasDraft, keepSnapshot } from '@/lib/adapters/draft-snapshot'
import { readDraft } from '@/lib/adapters/draft-store'
import { DRAFT_LIMIT } from '@/lib/constants'
import { stubStorage } from '../../support/storage'

stubStorage()

function toForm(message: string) {
  const form = document.createElement('form')
  const field = form.appendChild(document.createElement('textarea'))
  field.name = 'message'
  field.value = message
  return form
}

it('keeps what a form holds as the draft that its code reads', () => {
  keepSnapshot('message', toForm('Tea cartons'))
  expect(hasDraft('message')).toBe(true)
  expect(readDraft('message')).toEqual({ values: { message: 'Tea cartons' }, attempt: null })
})

it.each([
  ['was emptied', ''],
  ['holds more than a draft may', 'x'.repeat(DRAFT_LIMIT + 1)],
])('keeps nothing of a form that %s', (_, message) => {
  keepSnapshot('message', toForm('Tea cartons'))
  keepSnapshot('message', toForm(message))
  expect(hasDraft('message')).toBe(false)
})
