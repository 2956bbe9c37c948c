import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'

export const dynamic = 'force-static'

/** A preview is kept out of search engines altogether. */
export default function robots(): MetadataRoute.Robots {
  if (!env.indexable) return { rules: { userAgent: '*', disallow: '/' } }
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${env.siteUrl}/sitemap.xml` }
}
