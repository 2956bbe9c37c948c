import 'server-only'
import { findLanguage, getFirstLanguage, getLanguages, type SiteLanguage } from '@/lib/content/content'
import { env } from '@/lib/env'
import { toAddress } from '@/lib/language'
import { paths } from '@/lib/paths'

/**
 * The files with the texts of a single page or of its kind. Texts of every page, such as the menus, are none of them: a
 * word of it in the first language makes no page one in that language.
 */
const OWN_FILES: readonly [page: RegExp, ...files: string[]][] = [
  [/^\/$/, 'home.yaml', 'words/home.yaml'],
  [/^\/about-us$/, 'home.yaml', 'words/pages.yaml'],
  [/^\/contact-us$/, 'words/contact.yaml'],
  [/^\/privacy$/, 'words/privacy.yaml'],
  [/^\/glossary$/, 'explained-terms.yaml', 'words/glossary.yaml'],
  [/^\/application-area$/, 'applications.yaml', 'words/applications.yaml'],
  [/^\/line-planner/, 'words/planner.yaml', 'line/steps.yaml', 'line/questions.yaml'],
  [/^\/product\//, 'words/product.yaml'],
  [/^\/(products|category)/, 'categories.yaml', 'words/catalogue.yaml'],
]

function isTranslated({ englishFiles }: SiteLanguage, path: string) {
  const shared = OWN_FILES.find(([page]) => page.test(path))?.slice(1) ?? []
  const machine = path.startsWith(paths.product('')) ? path.replace(paths.product(''), '') : null
  return ![...shared, `products/${machine}.yaml`].some(file => englishFiles.has(String(file)))
}

/** The canonical address of a page of this build: that of the first language, if most of the page's own texts are. */
export function findCanonical(path: string): string {
  const language = findLanguage()
  return language && !isTranslated(language, path) ? path : toAddress(path)
}

/** The URLs of a page by language, for `hreflang`; undefined for a page in one language. */
export function findAlternates(path: string): Record<string, string> | undefined {
  const translated = getLanguages().filter(language => isTranslated(language, path))
  if (translated.length === 0) return undefined
  const pathname = path === '/' ? '' : path
  const firstLanguageUrl = env.siteUrl + pathname
  return {
    'x-default': firstLanguageUrl,
    [getFirstLanguage().code]: firstLanguageUrl,
    ...Object.fromEntries(translated.map(({ code }) => [code, `${env.siteUrl}/${code}${pathname}`])),
  }
}
