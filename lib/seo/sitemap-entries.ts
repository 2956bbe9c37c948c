import 'server-only'
import type { MetadataRoute } from 'next'
import { getApplications } from '@/lib/content/applications'
import { getCategories } from '@/lib/content/categories'
import { getPresets } from '@/lib/content/line/planner-data'
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

/** Files that hold the texts of the pages that are neither a machine nor a list of machines. */
const SOURCES = {
  [paths.home]: ['content/home.yaml', 'content/company.yaml'],
  [paths.about]: ['content/home.yaml', 'content/company.yaml'],
  [paths.contact]: ['content/home.yaml', 'content/company.yaml'],
  [paths.privacy]: ['components/contact/privacy-notice.tsx', 'app/privacy/page.tsx'],
  [paths.applications]: ['content/applications.yaml'],
} as const

/** Files that plans are made of, beside those of the machines. */
const PLAN_SOURCES = [
  ...['steps', 'styles', 'questions', 'assumptions'].map(name => `content/line/${name}.yaml`),
  'content/applications.yaml',
]

const toImage = (key: PictureKey) => formatUrl(formatPlainUrl(getPicture(key)))

/** The day a machine's facts changed: what its file says, else what version control knows of the file. */
function findDay({ slug, updated }: Product): string | undefined {
  return updated ?? findLastChange([`content/products/${slug}.yaml`])
}

function toEntry(path: string, day: string | undefined, images: string[] = []): Entry {
  return { url: formatUrl(path), ...(images.length > 0 && { images }), ...(day && { lastModified: day }) }
}

/**
 * Every page that search engines should list, with its pictures and the day of its last change, where the content or
 * version control knows it. A preview, which they must not list, has none.
 */
export function createSitemapEntries(): Entry[] {
  if (!env.indexable) return []
  const products = getProducts()
  const applicationImages = getApplications().map(({ number }) => toImage(`applications/packaging-${number}`))
  return [
    ...Object.entries(SOURCES).map(([path, files]) =>
      toEntry(path, findLastChange(files), path === paths.applications ? applicationImages : []),
    ),
    ...createPlannerEntries(findLatest([findLastChange(PLAN_SOURCES), ...products.map(findDay)])),
    ...createListEntries(paths.products, products.length, findLatest(products.map(findDay))),
    ...getCategories().flatMap(({ slug, items }) => {
      const machines = products.filter(({ category }) => category?.slug === slug)
      const day = findLatest([findLastChange(['content/categories.yaml']), ...machines.map(findDay)])
      return createListEntries(paths.category(slug), items.length, day)
    }),
    ...products.map(product => toEntry(paths.product(product.slug), findDay(product), [toImage(product.picture)])),
  ]
}

/** The line planner and its ready plans, each with the picture of its pack. */
function createPlannerEntries(day: string | undefined): Entry[] {
  const presets = getPresets().map(({ number, slug }) =>
    toEntry(paths.linePreset(slug), day, [toImage(`applications/packaging-${number}`)]),
  )
  return [toEntry(paths.linePlanner, day), ...presets]
}

/** The pages of a list of machines: one, or several where it is long. */
function createListEntries(list: string, machines: number, day: string | undefined): Entry[] {
  const numbers = Array.from({ length: countListPages(machines) }, (_, index) => index + 1)
  return numbers.map(number => toEntry(number === 1 ? list : paths.listPage(list, number), day))
}
