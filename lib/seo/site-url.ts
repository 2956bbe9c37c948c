import 'server-only'
import { env } from '@/lib/env'

/** The absolute URL of a path on this site. The URL of the home page has no trailing slash. */
export function formatUrl(path: string): string {
  return `${env.siteUrl}${path === '/' ? '' : path}`
}
