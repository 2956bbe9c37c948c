import { readFileSync } from 'node:fs'
import { PRODUCT_CARD_HEIGHT_PX, PRODUCT_PICTURE_HEIGHT_PX } from '@/lib/constants'

const css = readFileSync('components/catalogue/product-card.css', 'utf8')

it('gives card and picture at least the heights of the specification', () => {
  expect(css).toContain(`min-height: ${PRODUCT_CARD_HEIGHT_PX}px`)
  expect(css).toContain(`height: ${PRODUCT_PICTURE_HEIGHT_PX}px`)
})
