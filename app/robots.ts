import type { MetadataRoute } from 'next'
import { env } from '@/lib/env'

export const dynamic = 'force-static'

/** Search engines may fetch a preview too, because its pages ask them not to list it. */
export default function robots(): MetadataRoute.Robots {
  const rules = { userAgent: '*', allow: '/' }
  return env.indexable ? { rules, sitemap: `${env.siteUrl}/sitemap.xml` } : { rules }
}
