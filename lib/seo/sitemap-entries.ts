import 'server-only'
import type { MetadataRoute } from 'next'
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
    ...getCategories().map(({ slug }) => ({ url: toUrl(paths.category(slug)) })),
    ...getProducts().map(({ slug, picture, updated }) => ({
      url: toUrl(paths.product(slug)),
      images: [toImage(picture)],
      ...(updated && { lastModified: updated }),
    })),
  ]
}
