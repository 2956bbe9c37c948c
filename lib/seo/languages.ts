import 'server-only'
import { getFirstLanguage, getLanguages, type SiteLanguage } from '@/lib/content/content'
import { env } from '@/lib/env'
import { paths } from '@/lib/paths'

function isTranslated({ isPartly, untranslatedMachines }: SiteLanguage, path: string) {
  return !isPartly && !untranslatedMachines.some(slug => path === paths.product(slug))
}

/** The URLs of a page by language, for `hreflang`; undefined for a page in one language. */
export function findAlternates(path: string): Record<string, string> | undefined {
  const translated = getLanguages().filter(language => isTranslated(language, path))
  if (translated.length === 0) return undefined
  const own = path === '/' ? '' : path
  const first = env.siteUrl + own
  return {
    'x-default': first,
    [getFirstLanguage().code]: first,
    ...Object.fromEntries(translated.map(({ code }) => [code, `${env.siteUrl}/${code}${own}`])),
  }
}
