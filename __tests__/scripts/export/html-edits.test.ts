/** @jest-environment node */
import { applyEdits, createInsertion } from '@/scripts/export/html-edits'

it('applies edits in any order and keeps all else', () => {
  const edits = [createInsertion(6, '!'), { start: 0, end: 2, text: 'A' }, { start: 3, end: 4, text: '' }]
  expect(applyEdits('ab cd ef', edits)).toBe('A d !ef')
})

it('keeps the order of insertions at one place, and puts them before what is removed there', () => {
  const edits = [{ start: 1, end: 2, text: '' }, createInsertion(1, '1'), createInsertion(1, '2')]
  expect(applyEdits('abc', edits)).toBe('a12c')
})
