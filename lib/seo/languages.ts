import 'server-only'
import { getFirstLanguage, getLanguages, type SiteLanguage } from '@/lib/content/content'
import { env } from '@/lib/env'

/** What a machine's own page has of a language: its file. All pages need the others. */
const MACHINE_FILE = /^products\/(?<slug>[^/]+)\.yaml$/

/** The files of a page that a language has not translated, or not since they were changed. */
function findUntranslated({ untranslated }: SiteLanguage, path: string): readonly string[] {
  return untranslated.filter(file => {
    const { slug } = MACHINE_FILE.exec(file)?.groups ?? {}
    return slug === undefined || path === `/product/${slug}`
  })
}

/** The URLs of a page by language, for `hreflang`; undefined for a page in one language. */
export function findAlternates(path: string): Record<string, string> | undefined {
  const translated = getLanguages().filter(language => findUntranslated(language, path).length === 0)
  if (translated.length === 0) return undefined
  const own = path === '/' ? '' : path
  const first = env.siteUrl + own
  return {
    'x-default': first,
    [getFirstLanguage().code]: first,
    ...Object.fromEntries(translated.map(({ code }) => [code, `${env.siteUrl}/${code}${own}`])),
  }
}
