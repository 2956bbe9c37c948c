/** @jest-environment node */
import { findSocialCard } from '@/lib/seo/social-card'

it('uses the card of the first page of a list for all its pages', () => {
  expect(findSocialCard('/products')).toMatch(/^\/social\/.+\.jpg$/)
  expect(findSocialCard('/products/page/2')).toBe(findSocialCard('/products'))
})

it('has no card for an address that is no page of the site', () => {
  expect(findSocialCard('/product/no-such-machine')).toBeUndefined()
})
