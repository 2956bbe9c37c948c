/** @jest-environment node */
import { getFormerMachines, getHome, getProducts } from '@/lib/content/content'
import { paths } from '@/lib/paths'
import { createPageHashes } from '@/lib/preview/page-hashes'
import { findPageChanges } from '@/lib/preview/preview-notes'
import { formatUrl } from '@/lib/seo/site-url'
import { createSitemapEntries } from '@/lib/seo/sitemap-entries'

const live = createPageHashes()

/** Pages that differ while something of the content is another; it is put back. */
function findChanges<Key extends string>(entry: Record<Key, unknown>, key: Key) {
  const before = entry[key]
  entry[key] = 'other words'
  const changes = findPageChanges(createPageHashes(), live)
  entry[key] = before
  return changes
}

/** Further pages of a long list change with the first. */
const LATER_PAGE = /\/page\/\d+$/

it('has a hash of each page that search engines list', () => {
  expect(Object.keys(live).map(formatUrl).sort()).toEqual(
    createSitemapEntries()
      .map(({ url }) => url)
      // Of translations a preview says nothing.
      .filter(url => !LATER_PAGE.test(url) && !/\/ur(\/|$)/.test(url))
      .sort(),
  )
})

it("finds a machine's own page, its group's and the list when its words change", () => {
  const told = getHome().story.journey?.product
  const product = getProducts().find(({ category, slug }) => category !== null && slug !== told)
  if (!product?.category) throw new Error('No machine has a category')
  const { changed } = findChanges(product, 'whatItDoes')
  expect(changed.sort()).toEqual(
    [paths.products, paths.product(product.slug), paths.category(product.category.slug)].sort(),
  )
})

it('tells new pages from those that are gone', () => {
  const { [paths.about]: about = '', ...others } = live
  expect(findPageChanges(live, { ...others, '/gone': about })).toEqual({ changed: [paths.about], removed: ['/gone'] })
})

it('does not call a page gone that says its machine is no longer sold', () => {
  const former = getFormerMachines()
  former.push({ slug: 'old-gluer', title: 'Old Gluer', movedTo: null, successors: [] })
  const { removed } = findPageChanges(createPageHashes(), { ...live, [paths.product('old-gluer')]: 'as it was' })
  former.pop()
  expect(removed).toEqual([])
})
