import 'server-only'
import type { MetadataRoute } from 'next'
import { getCategories, getProducts, getSections } from '@/lib/content/content'
import { env } from '@/lib/env'
import { countListPages } from '@/lib/listing/list-pages'
import { paths } from '@/lib/paths'
import { getPicture } from '@/lib/pictures/manifest'
import { formatPlainUrl } from '@/lib/pictures/picture-urls'
import { getApplications, getReadyPlans } from '@/lib/ready-plans/ready-plans'
import type { PictureKey } from '@/lib/trade/product/picture'
import type { Product } from '@/lib/trade/product/product'
import { findAlternates } from './languages'
import { findLastChange, findLatest } from './last-changes'
import { formatFileUrl, formatUrl } from './site-url'

type Entry = MetadataRoute.Sitemap[number]

/** Content files of the pages that every site has, other than machines and lists of machines. */
const SOURCES = {
  [paths.home]: ['content/home.yaml', 'content/company.yaml'],
  [paths.about]: ['content/home.yaml', 'content/company.yaml'],
  [paths.contact]: ['content/home.yaml', 'content/company.yaml'],
  [paths.privacy]: ['components/contact/privacy-notice.tsx', 'app/privacy/page.tsx'],
} as const

/** Content files of the line planner, in addition to those of the machines. */
const PLAN_SOURCES = [
  ...['steps', 'styles', 'questions', 'assumptions'].map(name => `content/line/${name}.yaml`),
  'content/applications.yaml',
]

const formatImageUrl = (key: PictureKey) => formatFileUrl(formatPlainUrl(getPicture(key)))

/** The day of a machine's last change: as stated in its file, otherwise from git. */
function findDay({ slug, updated }: Product): string | undefined {
  return updated ?? findLastChange([`content/products/${slug}.yaml`])
}

/** The entries of a page: one in each language that it is translated into. */
function createEntries(path: string, day: string | undefined, images: string[] = []): Entry[] {
  const { 'x-default': url = formatUrl(path), ...languages } = findAlternates(path) ?? {}
  const facts = {
    ...(images.length > 0 && { images }),
    ...(day && { lastModified: day }),
    ...(Object.keys(languages).length > 0 && { alternates: { languages } }),
  }
  const urls = new Set([url, ...Object.values(languages)])
  return Array.from(urls, entryUrl => ({ url: entryUrl, ...facts }))
}

/**
 * All pages for search engines with their pictures and, if known, the day of their last change. Empty for a preview.
 */
export function createSitemapEntries(): Entry[] {
  if (!env.indexable) return []
  const products = getProducts()
  const samples = getApplications().map(({ picture }) => formatImageUrl(picture))
  return [
    ...Object.entries(SOURCES).flatMap(([path, files]) => createEntries(path, findLastChange(files))),
    ...(samples.length > 0
      ? createEntries(paths.applications, findLastChange(['content/applications.yaml']), samples)
      : []),
    ...(getSections().includes('glossary')
      ? createEntries(paths.glossary, findLastChange(['content/explained-terms.yaml']))
      : []),
    ...createPlannerEntries(findLatest([findLastChange(PLAN_SOURCES), ...products.map(findDay)])),
    ...createListEntries(paths.products, products.length, findLatest(products.map(findDay))),
    ...getCategories().flatMap(({ slug, items }) => {
      const machines = products.filter(({ category }) => category?.slug === slug)
      const day = findLatest([findLastChange(['content/categories.yaml']), ...machines.map(findDay)])
      return createListEntries(paths.category(slug), items.length, day)
    }),
    ...products.flatMap(product =>
      createEntries(paths.product(product.slug), findDay(product), [formatImageUrl(product.picture)]),
    ),
  ]
}

/** The line planner and its ready-made plans, each with the picture of its pack. */
function createPlannerEntries(day: string | undefined): Entry[] {
  if (!getSections().includes('planner')) return []
  const readyPlans = getReadyPlans().flatMap(({ number, slug }) =>
    createEntries(paths.readyPlan(slug), day, [formatImageUrl(`applications/packaging-${number}`)]),
  )
  return [...createEntries(paths.linePlanner, day), ...readyPlans]
}

/** The pages of a list of machines. */
function createListEntries(list: string, machines: number, day: string | undefined): Entry[] {
  const numbers = Array.from({ length: countListPages(machines) }, (_, index) => index + 1)
  return numbers.flatMap(number => createEntries(number === 1 ? list : paths.listPage(list, number), day))
}
