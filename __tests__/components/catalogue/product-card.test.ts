/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { PRODUCT_CARD_HEIGHT_PX, PRODUCT_PICTURE_HEIGHT_PX } from '@/lib/constants'

const code = readFileSync('components/catalogue/machine-card.tsx', 'utf8')

it('gives card and picture at least the heights of the specification', () => {
  expect(code).toContain(`min-h-[${PRODUCT_CARD_HEIGHT_PX}px]`)
  expect(code).toContain(`h-[${PRODUCT_PICTURE_HEIGHT_PX}px]`)
})
