import 'server-only'
import type { MetadataRoute } from 'next'
import { getApplications } from '@/lib/content/applications'
import { getCategories } from '@/lib/content/categories'
import type { Product } from '@/lib/content/product'
import { getProducts } from '@/lib/content/products'
import { env } from '@/lib/env'
import { countListPages } from '@/lib/listing/list-pages'
import { paths } from '@/lib/paths'
import { getPicture, type PictureKey } from '@/lib/pictures/manifest'
import { formatPlainUrl } from '@/lib/pictures/picture-urls'
import { findLastChange, findLatest } from './last-changes'
import { formatUrl } from './site-url'

type Entry = MetadataRoute.Sitemap[number]

/** The files with the texts of pages that are neither product pages nor lists of machines. */
const SOURCES = {
  [paths.home]: ['content/home.yaml', 'content/company.yaml'],
  [paths.about]: ['content/home.yaml', 'content/company.yaml'],
  [paths.contact]: ['content/home.yaml', 'content/company.yaml'],
  [paths.privacy]: ['components/contact/privacy-notice.tsx', 'app/privacy/page.tsx'],
  [paths.applications]: ['content/applications.yaml'],
} as const

const toImage = (key: PictureKey) => formatUrl(formatPlainUrl(getPicture(key)))

/** The day a machine's data changed: the date in its file, or else the day of the file's last commit. */
function findDay({ slug, updated }: Product): string | undefined {
  return updated ?? findLastChange([`content/products/${slug}.yaml`])
}

function toEntry(path: string, day: string | undefined, images: string[] = []): Entry {
  return { url: formatUrl(path), ...(images.length > 0 && { images }), ...(day && { lastModified: day }) }
}

/**
 * All pages that search engines should list, with their pictures and the day of the last change if it is known. Empty
 * for previews, which must not be listed.
 */
export function createSitemapEntries(): Entry[] {
  if (!env.indexable) return []
  const products = getProducts()
  const applicationImages = getApplications().map(({ number }) => toImage(`applications/packaging-${number}`))
  return [
    ...Object.entries(SOURCES).map(([path, files]) =>
      toEntry(path, findLastChange(files), path === paths.applications ? applicationImages : []),
    ),
    ...createListEntries(paths.products, products.length, findLatest(products.map(findDay))),
    ...getCategories().flatMap(({ slug, items }) => {
      const machines = products.filter(({ category }) => category?.slug === slug)
      const day = findLatest([findLastChange(['content/categories.yaml']), ...machines.map(findDay)])
      return createListEntries(paths.category(slug), items.length, day)
    }),
    ...products.map(product => toEntry(paths.product(product.slug), findDay(product), [toImage(product.picture)])),
  ]
}

/** The pages of a list of machines: one, or several if the list is long. */
function createListEntries(list: string, machines: number, day: string | undefined): Entry[] {
  const numbers = Array.from({ length: countListPages(machines) }, (_, index) => index + 1)
  return numbers.map(number => toEntry(number === 1 ? list : paths.listPage(list, number), day))
}
