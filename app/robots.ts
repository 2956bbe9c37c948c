import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'

export const dynamic = 'force-static'

/** Preview builds ask search engines to index nothing. */
export default function robots(): MetadataRoute.Robots {
  if (!env.indexable) return { rules: { userAgent: '*', disallow: '/' } }
  return { rules: { userAgent: '*', allow: '/' }, sitemap: `${env.siteUrl}/sitemap.xml` }
}
