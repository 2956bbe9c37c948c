import 'server-only'
import { findLanguage, getFirstLanguage, getLanguages, type SiteLanguage } from '@/lib/content/content'
import { env } from '@/lib/env'
import { toAddress } from '@/lib/language'
import { paths } from '@/lib/paths'

/**
 * The files that have a page's own texts. Files with texts of all pages, such as the menus, are not listed: a few
 * untranslated words in them do not make a page one in the first language.
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

/** Whether a page counts as one in a language: none of the files with its own texts is mostly in the first language. */
function isTranslated({ englishFiles }: SiteLanguage, path: string) {
  const [, ...files]: [unknown, ...string[]] = OWN_FILES.find(([page]) => page.test(path)) ?? [null]
  if (path.startsWith(paths.product(''))) files.push(`${path.replace(paths.product(''), 'products/')}.yaml`)
  return !files.some(file => englishFiles.has(file))
}

/** The canonical address of a page of this build: the page in the first language, unless this one is translated. */
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
