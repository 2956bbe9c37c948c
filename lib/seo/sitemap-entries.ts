import 'server-only'
import type { MetadataRoute } from 'next'
import { countListPages } from '@/lib/catalogue/list-pages'
import { getApplications } from '@/lib/content/applications'
import { getCategories } from '@/lib/content/categories'
import { getProducts } from '@/lib/content/products'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'
import { getPicture, type PictureKey } from '@/lib/pictures/manifest'
import { toPlainUrl } from '@/lib/pictures/picture-urls'

type Entry = MetadataRoute.Sitemap[number]

const toUrl = (path: string) => `${env.siteUrl}${path === '/' ? '' : path}`
const toImage = (key: PictureKey) => toUrl(toPlainUrl(getPicture(key)))

/** Every page that search engines should list, with its pictures; a date only where the content records one. */
export function toSitemapEntries(): Entry[] {
  const plain = [paths.home, paths.products, paths.about, paths.contact, paths.privacy]
  return [
    ...plain.map(path => ({ url: toUrl(path) })),
    {
      url: toUrl(paths.applications),
      images: getApplications().map(({ number }) => toImage(`applications/packaging-${number}`)),
    },
    ...toFurtherPages(paths.products, getProducts().length),
    ...getCategories().flatMap(({ slug, items }) => [
      { url: toUrl(paths.category(slug)) },
      ...toFurtherPages(paths.category(slug), items.length),
    ]),
    ...getProducts().map(({ slug, picture, updated }) => ({
      url: toUrl(paths.product(slug)),
      images: [toImage(picture)],
      ...(updated && { lastModified: updated }),
    })),
  ]
}

/** The pages of a long list after its first. */
function toFurtherPages(list: string, machines: number): Entry[] {
  const numbers = Array.from({ length: countListPages(machines) - 1 }, (_, index) => index + 2)
  return numbers.map(number => ({ url: toUrl(paths.listPage(list, number)) }))
}
