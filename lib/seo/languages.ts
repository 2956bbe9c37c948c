import 'server-only'
import { findLanguage, getFirstLanguage, getLanguages, type SiteLanguage } from '@/lib/content/content'
import { env } from '@/lib/env'
import { toAddress } from '@/lib/language'
import { paths } from '@/lib/paths'

/**
 * The files that have a page's own texts. Files with texts of all pages, such as the menus, are not listed: a few
 * untranslated words in them do not make a page one in the first language.
 */
const OWN_FILES: readonly { page: RegExp; files: readonly string[] }[] = [
  { page: /^\/$/, files: ['home.yaml', 'words/home.yaml'] },
  { page: /^\/about-us$/, files: ['home.yaml', 'words/pages.yaml'] },
  { page: /^\/contact-us$/, files: ['words/contact.yaml'] },
  { page: /^\/privacy$/, files: ['words/privacy.yaml'] },
  { page: /^\/glossary$/, files: ['explained-terms.yaml', 'words/glossary.yaml'] },
  { page: /^\/application-area$/, files: ['applications.yaml', 'words/applications.yaml'] },
  { page: /^\/line-planner/, files: ['words/planner.yaml', 'line/steps.yaml', 'line/questions.yaml'] },
  { page: /^\/product\//, files: ['words/product.yaml'] },
  { page: /^\/(products|category)/, files: ['categories.yaml', 'words/catalogue.yaml'] },
]

/** Whether a page counts as one in a language: none of the files with its own texts is mostly in the first language. */
function isTranslated({ untranslatedFiles }: SiteLanguage, path: string) {
  const { files = [] } = OWN_FILES.find(({ page }) => page.test(path)) ?? {}
  const machinePath = paths.product('')
  const machineFiles = path.startsWith(machinePath) ? [`${path.replace(machinePath, 'products/')}.yaml`] : []
  return ![...files, ...machineFiles].some(file => untranslatedFiles.has(file))
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
