import 'server-only'
import { basename, join } from 'node:path'
import { readStamp } from '@/lib/content/files/folder-stamp'
import { openFolder } from '@/lib/content/files/open-folder'
import { saveCache } from '@/lib/content/files/yaml-cache'
import { type Language, readLanguages } from '@/lib/content/language/language-file'
import { openTranslation } from '@/lib/content/language/open-translation'
import { measureUntranslated, readTranslations } from '@/lib/content/language/translate'
import { getProjectFolder } from '@/lib/content/project-folder'
import { env } from '@/lib/env'
import { language } from '@/lib/language'
import { speak } from '@/lib/words/speech'
import type { ContactChannels } from './company'
import type { Content } from './convert-content'
import type { ContentSource } from './files/content-source'
import { readContent } from './read-content'

const CONTENT_FOLDER = join(getProjectFolder(), 'content')

/** One page reads content dozens of times. In development the folder is checked for changes at most this often. */
const CHECK_INTERVAL_MS = 300

/** A language, and which of its texts are missing or stale. */
export type SiteLanguage = Language & {
  /**
   * Whether visitors are told that a part is not translated: `untranslatedFiles` has a file other than those of
   * machines, whose texts many pages share.
   */
  isPartlyTranslated: boolean
  /** Slugs of the machines with a missing or stale text. */
  untranslatedMachines: readonly string[]
  /** Files of content/ with more than a tenth of their text shown in the site's own language. */
  untranslatedFiles: ReadonlySet<string>
}

/** The language of the site itself. */
type FirstLanguage = { code: string; name: string }

type Loaded = {
  content: Content
  /** The content in the language of the site itself. */
  original: Content
  first: FirstLanguage
  languages: SiteLanguage[]
  /** Changes with each change of a file; empty outside development. */
  stamp: string
  /** When the stamp was last compared, in milliseconds. */
  checkedAt: number
}

/** A file with more than this share of its characters in the site's own language is among `untranslatedFiles`. */
const MAX_UNTRANSLATED = 0.1

/** What has been read, by folder. */
const loaded = new Map<string, Loaded>()

/**
 * The content of a folder. It is read once per process, and in `npm run dev` again after a file has changed. Throws a
 * ContentError that lists every mistake.
 */
export function getContent(folder = CONTENT_FOLDER): Content {
  return load(folder).content
}

/** The content of a folder with what belongs to it, read again in development if a file has changed. */
function load(folder: string): Loaded {
  const last = loaded.get(folder)
  const checkedAt = Date.now()
  if (last && (!env.isDevelopment || checkedAt - last.checkedAt < CHECK_INTERVAL_MS)) return last
  const stamp = env.isDevelopment ? readStamp(folder) : ''
  if (last?.stamp === stamp) {
    last.checkedAt = checkedAt
    return last
  }
  const source = openFolder(folder)
  const original = readContent(source)
  const content = language ? readContent(openTranslation(source, language)) : original
  // The cache keeps only what was read last, which should not be another folder's texts.
  if (folder === CONTENT_FOLDER) saveCache()
  const languages = readLanguages(source).map(one => describeLanguage(source, one))
  const now = { content, original, first: nameLanguage(original.brand.locale), languages, stamp, checkedAt }
  loaded.set(folder, now)
  // From here on, figures are formatted in the language of this content.
  speak({ locale: content.brand.locale, phrases: content.words.phrases })
  return now
}

/** A language with what its files lack. */
function describeLanguage(source: ContentSource, further: Language): SiteLanguage {
  const files = readTranslations(source, further.code)
  const untranslatedFiles = files.filter(file => measureUntranslated(file) > MAX_UNTRANSLATED).map(({ file }) => file)
  const machines = files.filter(({ file, state }) => file.startsWith('products/') && state !== 'current')
  return {
    ...further,
    isPartlyTranslated: untranslatedFiles.some(file => !file.startsWith('products/')),
    untranslatedMachines: machines.map(({ file }) => basename(file, '.yaml')),
    untranslatedFiles: new Set(untranslatedFiles),
  }
}

/** The language of a locale with its name in itself: 'en' is 'English'. */
function nameLanguage(locale: string): FirstLanguage {
  const code = locale.slice(0, 2)
  return { code, name: new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code }
}

/** The language of the site itself. */
export function getFirstLanguage(): FirstLanguage {
  return load(CONTENT_FOLDER).first
}

/** The further languages, without the site's own. */
export function getLanguages(): readonly SiteLanguage[] {
  return load(CONTENT_FOLDER).languages
}

/** The language of this build; undefined for that of the site. */
export function findLanguage(): SiteLanguage | undefined {
  return getLanguages().find(({ code }) => code === language)
}

/** The sections that there is content for. */
export function getSections() {
  return getContent().sections
}

/** All machines in catalogue order. */
export function getProducts() {
  return getContent().products
}

/** All machines in the words of the site's own language, which the search knows. */
export function getOriginalProducts() {
  return load(CONTENT_FOLDER).original.products
}

/** The machine with a slug from a checked list. Throws an Error for any other slug. */
export function getProduct(slug: string) {
  const product = getProducts().find(entry => entry.slug === slug)
  if (!product) throw new Error(`No machine has the slug '${slug}'`)
  return product
}

/** The machines to suggest: the first featured ones, or of the catalogue if none are featured. */
export function getPopular(count: number) {
  const { featured } = getHome()
  return (featured.length > 0 ? featured.map(getProduct) : getProducts()).slice(0, count)
}

/** The addresses that machines have had before they were renamed or removed. */
export function getFormerMachines() {
  return getContent().formerMachines
}

/** The groups of the glossary for buyers. */
export function getTermGroups() {
  return getContent().termGroups
}

/** All terms that the glossary explains. */
export function getTerms() {
  return getTermGroups().flatMap(({ terms }) => terms)
}

/** The categories in the order of the home page's accordion. */
export function getCategories() {
  return getContent().categories
}

/** The category with a slug from `getCategories`. Throws an Error for any other slug. */
export function getCategory(slug: string) {
  const category = getCategories().find(entry => entry.slug === slug)
  if (!category) throw new Error(`No category has the slug '${slug}'`)
  return category
}

/**
 * The families in order. A machine without a category has a family, which takes its place in filters and breadcrumbs
 * but has no page.
 */
export function getFamilies() {
  return getContent().families
}

/** What the compare page suggests before a visitor has chosen machines. */
export function getSuggestedComparisons() {
  return getContent().comparisons
}

/** The boxes on the About page in the order of their numbers. */
export function getBoxes() {
  return getContent().boxes
}

/** Texts and lists of the home, About and contact pages. */
export function getHome() {
  return getContent().home
}

/** The look: colours, logo, icon, locale, country. */
export function getBrand() {
  return getContent().brand
}

/** The company's profile: names, telephone numbers, addresses, hours. */
export function getCompany() {
  return getContent().company
}

/** How to reach the company without a form, as plain values for client components. */
export function getContactChannels(): ContactChannels {
  const { salesPhone, chatNumber, salesEmail } = getCompany()
  return { salesPhone: { text: salesPhone.text, href: salesPhone.href }, chatNumber, email: salesEmail }
}

/** The menus: navigation bar, side menu, and the useful links in the footer. */
export function getNavigation() {
  return getContent().navigation
}

/** The words that visitors type into the search, and what each of them means. */
export function getSearchWords() {
  return getContent().searchWords
}

/** The words of buttons, labels, headings, messages and pages, by feature. A client component gets them as values. */
export function getWords() {
  return getContent().words
}
