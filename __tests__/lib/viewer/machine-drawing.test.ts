/** @jest-environment node */
import { findChange } from '@/lib/viewer/machine-drawing'

const SIZE = { lengthMm: 4000, widthMm: 2000, heightMm: 1000 }
/** A drawing whose views have these sizes, across and up, in units of its file; `model` only for a longer machine. */
const draw = (plan: [number, number], model?: [number, number]) => ({
  file: 'a.svg',
  text: '',
  views: { side: [400, 100] as const, plan, ...(model && { model }) },
})

it('says how a drawing differs from its model', () => {
  expect(findChange(SIZE, draw([400, 200]))).toBeNull()
  // The plan is 2 : 1 in truth, and 4 : 1 in the model.
  expect(findChange(SIZE, draw([400, 100]))).toBe('toSize')
  expect(findChange(SIZE, draw([400, 200], [200, 100]))).toBe('repeated')
})
