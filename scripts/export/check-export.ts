import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isCompressedTwin, listFiles } from '@/scripts/build/export-files'
import { findWrongIntegrities } from './check-integrity'
import { findAttribute, getText, type HtmlElement, parseElements } from './html-elements'
import { findFile, isInlineScript } from './page-scripts'
import { readScriptList, type StartScript } from './start-scripts'

/** One page of an export: its path as a visitor types it, and its HTML. */
export type ExportedPage = { path: string; html: string }

/** Addresses that only the machine of a developer answers. */
const LOCAL_ADDRESS = /https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])|sample-public-key/

/** What is wrong with one page by itself, one sentence each. */
export function findPageProblems({ path, html }: ExportedPage): string[] {
  const problems: string[] = []
  const say = (problem: string) => problems.push(`${path}: ${problem}`)
  const elements = parseElements(html)
  const ofTag = (name: string) => elements.filter(({ tagName }) => tagName === name)
  const hasAttribute = (name: RegExp) =>
    elements.some(({ attrs }) => attrs.some(attribute => name.test(attribute.name)))

  const headings = ofTag('h1').length
  if (headings !== 1) say(`has ${headings} main headings instead of one`)
  if (!ofTag('title').some(getText)) say('has no title')
  if (!ofTag('html').some(element => findAttribute(element, 'lang'))) say('does not say its language')
  if (elements.some(isInlineScript)) say('has an inline script, which the policy forbids')
  if (ofTag('style').length > 0 || hasAttribute(/^style$/)) say('has an inline style, which the policy forbids')
  if (hasAttribute(/^on/)) say('has an event handler in its HTML, which the policy forbids')
  for (const picture of ofTag('img'))
    if (findAttribute(picture, 'alt') === undefined) say(`a picture has no alt text: ${findAttribute(picture, 'src')}`)
  for (const file of findUnchecked(elements)) say(`runs or draws with ${file} without an integrity`)
  for (const id of findRepeated(elements.flatMap(element => findAttribute(element, 'id') ?? [])))
    say(`the id '${id}' is used twice`)
  return problems
}

/** Scripts and style sheets that the browser would take from the host as they are, changed ones too. */
function findUnchecked(elements: readonly HtmlElement[]): string[] {
  const loaded = elements.map((element): StartScript => [findFile(element), findAttribute(element, 'integrity') ?? ''])
  return [...loaded, ...readScriptList(elements)]
    .filter(([path, integrity]) => path !== '' && !integrity.startsWith('sha'))
    .map(([path]) => path)
}

function findRepeated(values: string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}

/** Addresses inside the site that a page names in links, pictures, scripts and style sheets. */
function findAddresses(html: string): string[] {
  const attributes = parseElements(html).flatMap(({ attrs }) => attrs)
  const single = attributes.filter(({ name }) => ['href', 'src', 'action'].includes(name)).map(({ value }) => value)
  const sets = attributes.filter(({ name }) => ['srcset', 'imagesrcset'].includes(name))
  const choices = sets.flatMap(({ value }) => value.split(',').map(choice => choice.trim().split(' ')[0] ?? ''))
  return [...single, ...choices].filter(address => /^[/#]/.test(address))
}

/** Addresses that lead nowhere: a file that is not in the export, or a hash without its element. */
export function findBrokenAddresses(
  page: ExportedPage,
  pages: ReadonlyMap<string, string>,
  files: ReadonlySet<string>,
) {
  const broken: string[] = []
  for (const address of new Set(findAddresses(page.html))) {
    const { pathname, hash } = new URL(address, `http://site${page.path}`)
    const path = decodeURI(pathname)
    const target = pages.get(path)
    if (address === '#') broken.push(`${page.path}: a link to '#' leads nowhere`)
    else if (target === undefined && !files.has(path)) broken.push(`${page.path}: there is nothing at ${address}`)
    else if (hash && target && !target.includes(` id="${hash.slice(1)}"`))
      broken.push(`${page.path}: ${address} has no target`)
  }
  return broken
}

/**
 * Everything wrong with an export, one sentence each; none when it is fit to be served.
 *
 * @param isProduction whether local settings in it are an error
 */
export async function checkExport(folder: string, isProduction: boolean): Promise<string[]> {
  const files = (await listFiles(folder)).filter(path => !isCompressedTwin(path))
  const problems: string[] = []
  for (const file of files) {
    if (isProduction && /\.(html|js|txt|json|xml)$/.test(file)) {
      const local = LOCAL_ADDRESS.exec(await readFile(join(folder, file), 'utf8'))
      if (local) problems.push(`${file}: holds the local setting ${local[0]}`)
    }
  }
  const pages = await readPages(folder)
  const names = new Set(files.map(file => `/${file}`))
  for (const [path, html] of pages) {
    problems.push(...findPageProblems({ path, html }), ...findBrokenAddresses({ path, html }, pages, names))
  }
  return [...problems, ...findWrongIntegrities(folder, pages)]
}

/** Every page of an export, by its path: its HTML. */
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
