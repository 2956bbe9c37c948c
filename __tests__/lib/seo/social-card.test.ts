/** @jest-environment node */
import { findSocialCard } from '@/lib/seo/social-card'

it('shows every page of a list with the card of its first page', () => {
  expect(findSocialCard('/products')).toMatch(/^\/social\/.+\.jpg$/)
  expect(findSocialCard('/products/page/2')).toBe(findSocialCard('/products'))
})

it('has no card for a page that none was drawn for', () => {
  expect(findSocialCard('/product/no-such-machine')).toBeUndefined()
})
