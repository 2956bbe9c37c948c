import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findWrongIntegrities } from './check-integrity'
import { isCompressedTwin, listFiles } from './export-files'

/** One page of an export: its path as a visitor types it, and its HTML. */
export type ExportedPage = { path: string; html: string }

/** Addresses that only the machine of a developer answers. */
const LOCAL_ADDRESS = /https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])|sample-public-key/

/** Tags that bring a script or a style sheet into a page, and the list of scripts that are fetched late. */
const LOADING_TAG = /<script\b[^>]*\ssrc="[^>]*>|<link\b[^>]*\srel="stylesheet"[^>]*>/g
const LATE_SCRIPT = /\["(?<path>[^"]+)","(?<integrity>[^"]*)"\]/g
const LATE_LIST = /<script [^>]*id="start-scripts">(?<list>[^<]*)</

const OPENING_TAG = /<[a-z][^>]*>/g

/** What is wrong with one page by itself, one sentence each. */
export function findPageProblems({ path, html }: ExportedPage): string[] {
  const problems: string[] = []
  const say = (problem: string) => problems.push(`${path}: ${problem}`)
  const visible = html.replace(/<script\b[\s\S]*?<\/script>/g, '')
  const tags = visible.match(OPENING_TAG) ?? []

  const headings = tags.filter(tag => tag.startsWith('<h1')).length
  if (headings !== 1) say(`has ${headings} main headings instead of one`)
  if (!/<title>[^<]+<\/title>/.test(visible)) say('has no title')
  if (!/<html\b[^>]*\blang="/.test(visible)) say('does not say its language')
  if (/<script(?![^>]*\b(?:src=|type="application\/(?:ld\+)?json"))/.test(html))
    say('has an inline script, which the policy forbids')
  if (/<style\b/.test(visible) || tags.some(tag => / style="/.test(tag)))
    say('has an inline style, which the policy forbids')
  if (tags.some(tag => / on[a-z]+="/.test(tag))) say('has an event handler in its HTML, which the policy forbids')
  for (const tag of tags)
    if (tag.startsWith('<img') && !/ alt="/.test(tag)) say(`a picture has no alt text: ${tag.slice(0, 120)}`)
  for (const file of findUnchecked(html)) say(`runs or draws with ${file} without an integrity`)
  for (const id of findRepeated(tags.flatMap(tag => / id="([^"]+)"/.exec(tag)?.[1] ?? [])))
    say(`the id '${id}' is used twice`)
  return problems
}

/** Scripts and style sheets that the browser would take from the host as they are, changed ones too. */
function findUnchecked(html: string): string[] {
  const tags = (html.match(LOADING_TAG) ?? []).filter(tag => !/\sintegrity="sha\d+-[^"]+"/.test(tag))
  const late = LATE_LIST.exec(html)?.groups?.list ?? ''
  const scripts = [...late.matchAll(LATE_SCRIPT)].filter(({ groups }) => !groups?.integrity?.startsWith('sha'))
  return [
    ...tags.map(tag => /\s(?:src|href)="([^"]*)"/.exec(tag)?.[1] ?? tag),
    ...scripts.map(({ groups }) => groups?.path ?? ''),
  ]
}

function findRepeated(values: string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))]
}

/** Addresses inside the site that a page names in links, pictures, scripts and style sheets. */
function findAddresses(html: string): string[] {
  const single = [...html.matchAll(/\s(?:href|src|action)="([^"]*)"/g)].map(match => match[1] ?? '')
  const sets = [...html.matchAll(/\s(?:srcSet|srcset|imageSrcSet|imagesrcset)="([^"]*)"/g)]
  const choices = sets.flatMap(match => (match[1] ?? '').split(',').map(choice => choice.trim().split(' ')[0] ?? ''))
  return [...single, ...choices]
    .map(address => address.replaceAll('&amp;', '&'))
    .filter(address => /^[/#]/.test(address))
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
    if (file.endsWith('.html')) pages.set(toPath(file), await readFile(join(folder, file), 'utf8'))
  }
  return pages
}

function toPath(file: string): string {
  return `/${file.replace(/(^index)?\.html$/, '')}`
}
