import 'server-only'
import { env } from '@/lib/env'

/** The full address of a path of this site; the home page's has no slash. */
export function formatUrl(path: string): string {
  return `${env.siteUrl}${path === '/' ? '' : path}`
}
