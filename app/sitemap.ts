import type { MetadataRoute } from 'next'
import { createSitemapEntries } from '@/lib/seo/sitemap-entries'

export const dynamic = 'force-static'

export default function sitemap(): MetadataRoute.Sitemap {
  return createSitemapEntries()
}
