import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { findAttribute, getText, type HtmlElement, parseElements } from '@/scripts/export/html-elements'

/**
 * The maximum length of a title in characters, without the brand at its end. Search engines show about 60, so they cut
 * only the brand, which the URL shows too, and never the machine's name.
 */
const MAX_TITLE = 60

/** Lengths in characters: search engines ignore shorter descriptions and cut longer ones. */
const DESCRIPTION = { min: 50, max: 160 } as const

/** A preview picture, in pixels and bytes. Messengers ignore larger files or load them too slowly. */
const CARD = { width: 1200, height: 630, maxBytes: 120_000 } as const

/**
 * Facts about the site that every page must agree with: its origin without a trailing slash, the company's name, at the
 * end of every title, and whether git history is available, from which every sitemap entry must then have a date.
 */
export type SiteFacts = { origin: string; brand: string; isHistoryKnown: boolean }

/** A page as search engines and link previews read it, with HTML entities decoded. */
export type DescribedPage = ReturnType<typeof describePage>

/** Reads from a page what search engines and link previews read; `path` is its URL path. */
export function describePage(path: string, elements: readonly HtmlElement[]) {
  const ofTag = (name: string) => elements.filter(({ tagName }) => tagName === name)
  const toPath = (href: string) => decodeURI(new URL(href, `http://site${path}`).pathname)
  const metas = new Map<string, string>()
  for (const meta of ofTag('meta')) {
    const name = findAttribute(meta, 'name') ?? findAttribute(meta, 'property') ?? ''
    // If a name is repeated, the first element counts.
    if (!metas.has(name)) metas.set(name, findAttribute(meta, 'content') ?? '')
  }
  const canonicals = ofTag('link').filter(link => findAttribute(link, 'rel') === 'canonical')
  // A page of a further language that is mostly still in the site's own language names the page in that language as its
  // canonical URL, and search engines index only that one.
  const [, language, rest] = /^\/([a-z]{2,3})(\/.*)?$/.exec(path) ?? []
  const [title = ''] = ofTag('title').map(getText)
  const [canonical] = canonicals.map(link => findAttribute(link, 'href') ?? '')
  const isIndexedElsewhere = language && canonical && toPath(canonical) === (rest ?? '/')
  const hrefs = ofTag('a').map(link => findAttribute(link, 'href') ?? '')
  return {
    path,
    metas,
    title,
    description: metas.get('description') ?? null,
    canonicals: canonicals.map(link => findAttribute(link, 'href')),
    isIndexable: !metas.get('robots')?.includes('noindex') && !isIndexedElsewhere,
    linkedPaths: hrefs.filter(href => href.startsWith('/')).map(toPath),
  }
}

/** The folder of an export, the URL paths of its files, and what its pages must agree with. */
type CheckedSite = { folder: string; files: ReadonlySet<string>; facts: SiteFacts }

/** Lists what a search engine or a link preview would object to, one message each, with the page it is about. */
export async function findSearchProblems(pages: readonly DescribedPage[], site: CheckedSite): Promise<string[]> {
  const reached = findReachedPages(pages)
  const problems: string[] = []
  for (const page of pages) {
    const found = findTitleProblems(page, site.facts)
    // Every page needs a title; the rest matters only to search engines.
    if (page.isIndexable) found.push(...findHeadProblems(page, site.facts), ...(await findCardProblems(page, site)))
    if (page.isIndexable && !reached.has(page.path)) found.push('cannot be reached by links from the home page')
    problems.push(...found.map(problem => `${page.path}: ${problem}`))
  }
  const indexable = pages.filter(({ isIndexable }) => isIndexable)
  const xml = await readFile(join(site.folder, 'sitemap.xml'), 'utf8')
  return [
    ...problems,
    ...findDuplicates(pages, 'title'),
    ...findDuplicates(indexable, 'description'),
    ...findSitemapProblems(xml, indexable, site).map(problem => `/sitemap.xml: ${problem}`),
  ]
}

/** Lists what is wrong with the title of a page. */
function findTitleProblems({ title, path }: DescribedPage, { brand }: SiteFacts): string[] {
  const end = ` | ${brand}`
  const problems = title.endsWith(end) ? [] : [`the title '${title}' does not end with the brand`]
  const { length } = title.endsWith(end) ? title.slice(0, -end.length) : title
  // In other languages a title may be longer, because its words are.
  if (length <= MAX_TITLE || /^\/[a-z]{2,3}\//.test(path)) return problems
  return [...problems, `the title has ${length} characters before the brand; at most ${MAX_TITLE} are shown`]
}

/** Lists what is wrong with description, canonical URL and preview texts of a page. */
function findHeadProblems({ path, description, canonicals, metas }: DescribedPage, { origin }: SiteFacts): string[] {
  const problems: string[] = []
  const url = formatPageUrl(origin, path)
  const { min, max } = DESCRIPTION
  const length = description?.length
  if (length === undefined) problems.push('has no description')
  else if (length < min || length > max) problems.push(`the description has ${length} characters, not ${min} to ${max}`)
  if (canonicals.length !== 1) problems.push(`has ${canonicals.length} canonical URLs instead of one`)
  else if (canonicals[0] !== url) problems.push(`its canonical URL is ${canonicals[0]}`)
  if (metas.get('og:url') !== url) problems.push(`its og:url is ${metas.get('og:url') ?? 'missing'}`)
  if (!metas.get('og:title')) problems.push('has no og:title')
  return problems
}

/** The absolute URL of a page. That of the home page has no trailing slash. */
function formatPageUrl(origin: string, path: string): string {
  return `${origin}${path === '/' ? '' : path}`
}

/** Lists what is wrong with the preview picture of a page. */
async function findCardProblems({ metas }: DescribedPage, { folder, facts: { origin } }: CheckedSite) {
  const url = metas.get('og:image')
  if (url === undefined) return ['has no preview picture']
  if (!url.startsWith(`${origin}/`)) return [`its preview picture ${url} is not on this site`]
  const bytes = await readFile(join(folder, url.slice(origin.length))).catch(() => null)
  if (bytes === null) return [`its preview picture ${url} does not exist`]
  if (bytes.length > CARD.maxBytes) return [`its preview picture has ${bytes.length} bytes, more than ${CARD.maxBytes}`]
  const { format, width, height } = await sharp(bytes).metadata()
  if (format !== 'jpeg') return [`its preview picture is a ${format} picture instead of a jpeg`]
  if (width === CARD.width && height === CARD.height) return []
  return [`its preview picture is ${width} × ${height} px instead of ${CARD.width} × ${CARD.height}`]
}

/** The paths of the pages that a chain of links from the home page reaches. */
function findReachedPages(pages: readonly DescribedPage[]): ReadonlySet<string> {
  const links = new Map(pages.map(({ path, linkedPaths }) => [path, linkedPaths]))
  const reached = new Set(['/'])
  // The set grows during the iteration, which therefore visits every reachable page once.
  for (const path of reached) for (const target of links.get(path) ?? []) reached.add(target)
  return reached
}

/** Lists texts that several pages share. */
function findDuplicates(pages: readonly DescribedPage[], name: 'title' | 'description'): string[] {
  const byText = new Map<string, string[]>()
  for (const { path, [name]: text } of pages) if (text !== null) byText.set(text, [...(byText.get(text) ?? []), path])
  const shared = [...byText.values()].filter(paths => paths.length > 1)
  return shared.map(paths => `${paths.join(' and ')} share a ${name}`)
}

/** Lists the differences between a sitemap and the indexable pages. */
function findSitemapProblems(xml: string, indexable: readonly DescribedPage[], { files, facts }: CheckedSite) {
  const { origin, isHistoryKnown } = facts
  const problems: string[] = []
  const entries = readSitemap(xml)
  const listed = entries.map(({ url }) => url)
  const wanted = indexable.map(({ path }) => formatPageUrl(origin, path))
  for (const url of wanted) if (!listed.includes(url)) problems.push(`does not list ${url}`)
  for (const [index, { url, images, isDated }] of entries.entries()) {
    if (!wanted.includes(url)) problems.push(`lists ${url}, which is not an indexable page`)
    if (listed.indexOf(url) < index) problems.push(`lists ${url} twice`)
    if (url.startsWith(`${origin}/product/`) && images.length === 0) problems.push(`${url} has no picture`)
    const missing = images.filter(image => !image.startsWith(origin) || !files.has(image.slice(origin.length)))
    problems.push(...missing.map(image => `the picture ${image} does not exist`))
    if (isHistoryKnown && !isDated) problems.push(`${url} has no last modification date`)
  }
  return problems
}

/** Reads the entries of a sitemap. Its elements have only text, so an HTML parser reads them correctly. */
function readSitemap(xml: string) {
  const entries: { url: string; images: string[]; isDated: boolean }[] = []
  for (const element of parseElements(xml)) {
    if (element.tagName === 'url') entries.push({ url: '', images: [], isDated: false })
    const entry = entries.at(-1)
    if (element.tagName === 'loc' && entry) entry.url = getText(element)
    if (element.tagName === 'image:loc') entry?.images.push(getText(element))
    if (element.tagName === 'lastmod' && entry) entry.isDated = true
  }
  return entries
}
