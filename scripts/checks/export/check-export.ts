import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ConfigData, HtmlValidate, type Message, version } from 'html-validate'
import { paths } from '@/lib/paths'
import { escapePattern } from '@/lib/words/escape-pattern'
import { findDeployProblems } from '@/scripts/deploy/deployed-files'
import { isPageFile, isPrecompressed, listFiles } from '@/scripts/export/export-files'
import { findAttribute, type HtmlElement, parseElements } from '@/scripts/export/html-elements'
import { createIntegrityFinder, type FindIntegrity } from '@/scripts/export/integrity'
import { isInlineScript } from '@/scripts/export/page-scripts'
import { readScriptList } from '@/scripts/export/start-scripts'
import { type HashCache, openHashCache } from '@/scripts/files/hash-cache'
import { type DescribedPage, describePage, findSearchProblems, type SiteFacts } from './search-problems'
import { findDataProblems } from './structured-data-problems'

/** Local URLs and sample keys, which must not be in a production export. */
const LOCAL_SETTING = /https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])|sample-public-key/

/**
 * The validator's rule sets for elements and documents. Rules are relaxed only where React chooses between spellings
 * that HTML allows, or where another check of this project covers them.
 */
const VALID_HTML: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React writes charSet, srcSet and noModule; HTML attribute names are case-insensitive.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // React writes void elements as self-closing.
    'void-style': ['error', { style: 'selfclosing' }],
    // React writes boolean and empty attributes with an empty value.
    'attribute-boolean-style': ['error', { style: 'empty' }],
    'attribute-empty-style': ['error', { style: 'empty' }],
    // React's useId generates ids that start with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // base.css keeps every telephone link on one line, which the rule cannot see.
    'tel-non-breaking': 'off',
    // A table whose rows are grids on a phone keeps its roles by naming them: Safari drops those of the elements.
    'no-redundant-role': 'off',
    // search-problems.ts limits the length of titles; the brand at their end may be cut.
    'long-title': 'off',
  },
}

/** How an export is checked. */
export type ExportCheck = {
  /** Whether local settings in the export are a problem. */
  isProduction: boolean
  /** Keeps what the validator said of each page for the next check; each export needs a folder of its own. */
  cacheFolder: string
  /**
   * What the pages must agree with. Without it, what only search engines and link previews read is not checked:
   * structured data, titles, descriptions, preview pictures and the sitemap.
   */
  facts?: SiteFacts
}

/** Lists all problems of an export, one message each, with the page or file that it is about. */
export async function checkExport(
  folder: string,
  { isProduction, cacheFolder, facts }: ExportCheck,
): Promise<string[]> {
  const names = (await listFiles(folder)).filter(name => !isPrecompressed(name))
  const problems = [...findDeployProblems(names), ...(isProduction ? await findLocalSettings(folder, names) : [])]
  const files = new Set(names.map(name => `/${name}`))
  const pages = new Map<string, string>()
  for (const name of names.filter(isPageFile)) {
    pages.set(`/${name.replace(/(^index)?\.html$/, '')}`, await readFile(join(folder, name), 'utf8'))
  }
  const findIntegrity = createIntegrityFinder(folder)
  const validator = new HtmlValidate(VALID_HTML)
  const cache = openHashCache(cacheFolder)
  const described: DescribedPage[] = []
  for (const [path, html] of pages) {
    const elements = parseElements(html)
    const found = [
      ...findPolicyProblems(elements),
      ...findBrokenUrls(path, elements, { pages, files }),
      ...findWrongIntegrities(elements, findIntegrity),
      ...(await findInvalidHtml(html, validator, cache)),
      ...(facts ? await findDataProblems(path, elements, { files, origin: facts.origin }) : []),
    ]
    problems.push(...found.map(problem => `${path}: ${problem}`))
    described.push(describePage(path, elements))
  }
  await cache.deleteUnused()
  return [...problems, ...(facts ? await findSearchProblems(described, { folder, files, facts }) : [])]
}

/**
 * Lists what the validator says of a page. That depends on nothing but the page and the validator's rules and version,
 * so it is kept by these in the cache.
 */
async function findInvalidHtml(html: string, validator: HtmlValidate, cache: HashCache): Promise<string[]> {
  const stored = await cache.read([version, JSON.stringify(VALID_HTML), html], async () => {
    const { results } = await validator.validateString(html)
    const found = results.flatMap(({ messages }) => messages)
    return Buffer.from(JSON.stringify(found.map(({ message, ruleId, selector }) => ({ message, ruleId, selector }))))
  })
  const messages: Pick<Message, 'message' | 'ruleId' | 'selector'>[] = JSON.parse(Buffer.from(stored).toString())
  return messages.map(({ message, ruleId, selector }) => `${message} (${ruleId}${selector ? `, ${selector}` : ''})`)
}

/** Lists files of an export that contain a local URL or a sample key. */
async function findLocalSettings(folder: string, names: readonly string[]): Promise<string[]> {
  const problems: string[] = []
  for (const name of names.filter(name => /\.(html|js|txt|json|xml)$/.test(name))) {
    const local = LOCAL_SETTING.exec(await readFile(join(folder, name), 'utf8'))
    if (local) problems.push(`${name}: contains the local setting ${local[0]}`)
  }
  return problems
}

/** Lists what no rule of the validator sees: a missing heading, and what the security policy forbids. */
function findPolicyProblems(elements: readonly HtmlElement[]): string[] {
  const has = (name: string) => elements.some(({ tagName }) => tagName === name)
  const hasHandler = elements.some(({ attrs }) => attrs.some(({ name }) => name.startsWith('on')))
  return [
    ...(has('h1') ? [] : ['has no h1 element']),
    ...(elements.some(isInlineScript) ? ['has an inline script, which the security policy forbids'] : []),
    ...(has('style') ? ['has an inline style, which the security policy forbids'] : []),
    ...(hasHandler ? ['has an event handler attribute, which the security policy forbids'] : []),
  ]
}

/** A link to a field of the planner's form that only the browser draws, for the job in the link's query. */
const DRAWN_FIELD = new RegExp(`${escapePattern(paths.linePlanner)}\\?.+#plan-`)

/** Where a URL may lead: the HTML of each page and the files of the export, by their URL paths. */
type Targets = { pages: ReadonlyMap<string, string>; files: ReadonlySet<string> }

/** Lists the internal URLs of a page that lead nowhere, because the file or the hash target does not exist. */
function findBrokenUrls(path: string, elements: readonly HtmlElement[], { pages, files }: Targets): string[] {
  const attributes = elements.flatMap(({ attrs }) => attrs)
  const urls = attributes.filter(({ name }) => ['href', 'src', 'action'].includes(name)).map(({ value }) => value)
  const sourceSets = attributes.filter(({ name }) => ['srcset', 'imagesrcset'].includes(name))
  // A source set is a list of URLs, each followed by a width: 'a-320.webp 320w, a-640.webp 640w'.
  const choices = sourceSets.flatMap(({ value }) => value.split(',').map(choice => choice.trim().replace(/ .*/, '')))
  return [...new Set([...urls, ...choices])].flatMap(url => {
    // Other sites, mail and telephone numbers are not looked up.
    if (!/^[/#]/.test(url)) return []
    if (url === '#') return ["a link to '#' leads nowhere"]
    const { pathname, hash } = new URL(url, `http://site${path}`)
    const target = pages.get(decodeURI(pathname))
    if (target === undefined && !files.has(decodeURI(pathname))) return [`${url} does not exist`]
    // The page as it was built does not have this field yet.
    if (DRAWN_FIELD.test(url)) return []
    return hash && target && !target.includes(` id="${hash.slice(1)}"`) ? [`${url} has no target`] : []
  })
}

/** Lists files whose content does not match the integrity in a page, so that browsers would refuse them. */
function findWrongIntegrities(elements: readonly HtmlElement[], findIntegrity: FindIntegrity): string[] {
  const stated = elements.flatMap((element): [string, string][] => {
    const integrity = findAttribute(element, 'integrity')
    const path = findAttribute(element, 'src') ?? findAttribute(element, 'href') ?? ''
    return integrity === undefined ? [] : [[path, integrity]]
  })
  return [...stated, ...readScriptList(elements)]
    .filter(([path, integrity]) => findIntegrity(path) !== integrity)
    .map(([path]) => `${path} does not match its integrity`)
}
