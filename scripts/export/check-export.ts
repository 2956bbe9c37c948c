import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isPrecompressed, listFiles } from '@/scripts/build/export-files'
import { findWrongIntegrities } from './check-integrity'
import { findAttribute, getText, type HtmlElement, parseElements } from './html-elements'
import { findFile, isInlineScript } from './page-scripts'
import { readScriptList, type StartScript } from './start-scripts'

/** A page of an export: its URL path, and its HTML. */
export type ExportedPage = { path: string; html: string }

/** Local URLs and sample keys, which must not be in a production export. */
const LOCAL_SETTING = /https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])|sample-public-key/

/** Lists the problems within one page, one message each. */
export function findPageProblems({ path, html }: ExportedPage): string[] {
  const problems: string[] = []
  const report = (problem: string) => problems.push(`${path}: ${problem}`)
  const elements = parseElements(html)
  const ofTag = (name: string) => elements.filter(({ tagName }) => tagName === name)
  const hasAttribute = (name: RegExp) =>
    elements.some(({ attrs }) => attrs.some(attribute => name.test(attribute.name)))

  const headings = ofTag('h1').length
  if (headings !== 1) report(`has ${headings} h1 elements instead of one`)
  if (!ofTag('title').some(getText)) report('has no title')
  if (!ofTag('html').some(element => findAttribute(element, 'lang'))) report('has no lang attribute')
  if (elements.some(isInlineScript)) report('has an inline script, which the security policy forbids')
  if (ofTag('style').length > 0 || hasAttribute(/^style$/))
    report('has an inline style, which the security policy forbids')
  if (hasAttribute(/^on/)) report('has an event handler attribute, which the security policy forbids')
  for (const picture of ofTag('img'))
    if (findAttribute(picture, 'alt') === undefined)
      report(`a picture has no alt text: ${findAttribute(picture, 'src')}`)
  for (const file of findWithoutIntegrity(elements)) report(`loads ${file} without an integrity`)
  for (const id of findDuplicates(elements.flatMap(element => findAttribute(element, 'id') ?? [])))
    report(`the id '${id}' is used twice`)
  return problems
}

/** Lists the scripts and style sheets that a page loads without an integrity. */
function findWithoutIntegrity(elements: readonly HtmlElement[]): string[] {
  const loaded = elements.map((element): StartScript => [findFile(element), findAttribute(element, 'integrity') ?? ''])
  return [...loaded, ...readScriptList(elements)]
    .filter(([path, integrity]) => path !== '' && !integrity.startsWith('sha'))
    .map(([path]) => path)
}

function findDuplicates(values: string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}

/** Lists the internal URLs in a page's links, pictures, scripts and style sheets. */
function findUrls(html: string): string[] {
  const attributes = parseElements(html).flatMap(({ attrs }) => attrs)
  const single = attributes.filter(({ name }) => ['href', 'src', 'action'].includes(name)).map(({ value }) => value)
  const sets = attributes.filter(({ name }) => ['srcset', 'imagesrcset'].includes(name))
  const choices = sets.flatMap(({ value }) => value.split(',').map(choice => choice.trim().split(' ')[0] ?? ''))
  return [...single, ...choices].filter(url => /^[/#]/.test(url))
}

/**
 * Lists the internal URLs of a page that lead nowhere, because the file or the hash target does not exist; one message
 * each.
 *
 * @param pages HTML by URL path
 * @param files URL paths of the export's files
 */
export function findBrokenUrls(page: ExportedPage, pages: ReadonlyMap<string, string>, files: ReadonlySet<string>) {
  const broken: string[] = []
  for (const url of new Set(findUrls(page.html))) {
    const { pathname, hash } = new URL(url, `http://site${page.path}`)
    const path = decodeURI(pathname)
    const target = pages.get(path)
    if (url === '#') broken.push(`${page.path}: a link to '#' leads nowhere`)
    else if (target === undefined && !files.has(path)) broken.push(`${page.path}: ${url} does not exist`)
    else if (hash && target && !target.includes(` id="${hash.slice(1)}"`))
      broken.push(`${page.path}: ${url} has no target`)
  }
  return broken
}

/**
 * Lists all problems of an export, one message each.
 *
 * @param isProduction whether local settings in the export are a problem
 */
export async function checkExport(folder: string, { isProduction }: { isProduction: boolean }): Promise<string[]> {
  const files = (await listFiles(folder)).filter(path => !isPrecompressed(path))
  const problems: string[] = []
  for (const file of files) {
    if (isProduction && /\.(html|js|txt|json|xml)$/.test(file)) {
      const local = LOCAL_SETTING.exec(await readFile(join(folder, file), 'utf8'))
      if (local) problems.push(`${file}: contains the local setting ${local[0]}`)
    }
  }
  const pages = await readPages(folder)
  const names = new Set(files.map(file => `/${file}`))
  for (const [path, html] of pages) {
    problems.push(...findPageProblems({ path, html }), ...findBrokenUrls({ path, html }, pages, names))
  }
  return [...problems, ...findWrongIntegrities(folder, pages)]
}

/** Reads all pages of an export: HTML by URL path. */
export async function readPages(folder: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>()
  for (const file of await listFiles(folder)) {
    if (file.endsWith('.html')) pages.set(formatPath(file), await readFile(join(folder, file), 'utf8'))
  }
  return pages
}

function formatPath(file: string): string {
  return `/${file.replace(/(^index)?\.html$/, '')}`
}
