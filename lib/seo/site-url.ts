import 'server-only'
import { env } from '@/lib/env'
import { toAddress } from '@/lib/language'

/** The absolute URL of a page in the language of this build. The URL of the home page has no trailing slash. */
export function formatUrl(path: string): string {
  return env.siteUrl + toAddress(path).replace(/^\/$/, '')
}

/** The absolute URL of a file, which all languages share. */
export function formatFileUrl(path: string): string {
  return env.siteUrl + path
}
