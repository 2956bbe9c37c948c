import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'

export const dynamic = 'force-static'

/**
 * Search engines may fetch every build, also one that they must not list (`env.indexable` is false): its pages say so
 * themselves, which a search engine reads only if it may fetch them.
 */
export default function robots(): MetadataRoute.Robots {
  const rules = { userAgent: '*', allow: '/' }
  return env.indexable ? { rules, sitemap: `${env.siteUrl}/sitemap.xml` } : { rules }
}
