/** @jest-environment node */
import { words } from '@/__tests__/support/words'
import { getProduct } from '@/lib/content/content'
import { createViewerWords, nameView } from '@/lib/viewer/machine-views'

/** A press that is unloaded where it is loaded, and the same as a machine without a model, of which nothing is known. */
const press = getProduct('box-bubble-pressing-machine')
const unknown = { ...press, slug: 'none', picture: 'products/none' } as const

it('names the right side of a press that is unloaded where it is loaded, and the delivery end of another machine', () => {
  expect(nameView('delivery', press)).toBe('right')
  expect(nameView('delivery', unknown)).toBe('delivery')
  expect(nameView('operator', press)).toBe('operator')
})

it('has the same names in the 3-D view, and sends no others', () => {
  const { views, sides } = createViewerWords(words.product.viewer, press)
  expect([views.infeed, views.delivery, sides.backAndDelivery]).toEqual([
    'Left side',
    'Right side',
    'Back and right side',
  ])
  expect(views.operator).toBe(words.product.viewer.views.operator)
  const others = createViewerWords(words.product.viewer, unknown)
  expect(others.views.delivery).toBe('Delivery end')
  expect(others).not.toHaveProperty('withoutDelivery')
})
