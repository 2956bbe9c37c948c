import { getText, parseElements } from '@/scripts/export/html-elements'
import { formatPageUrl, type SiteFacts } from './head-problems'
import { readHead } from './page-head'

type SitemapEntry = { url: string; images: string[]; isDated: boolean }

/** A sitemap, and the pages and files of the export that it must agree with. */
export type SitemapCase = {
  xml: string
  /** HTML by URL path. */
  pages: ReadonlyMap<string, string>
  /** URL paths of the export's files, with a leading slash. */
  files: ReadonlySet<string>
  /** Requires a date for every entry; git history must be available. */
  isHistoryKnown: boolean
}

/** Lists the differences between a sitemap and its export, one message each. */
export function findSitemapProblems(
  { xml, pages, files, isHistoryKnown }: SitemapCase,
  { origin }: SiteFacts,
): string[] {
  const problems: string[] = []
  const report = (problem: string) => problems.push(`/sitemap.xml: ${problem}`)
  const entries = readSitemap(xml)
  const listed = entries.map(({ url }) => url)
  const indexable = [...pages]
    .filter(([, html]) => readHead(html).isIndexable)
    .map(([path]) => formatPageUrl(origin, path))
  for (const url of indexable) if (!listed.includes(url)) report(`does not list ${url}`)
  for (const url of new Set(listed)) {
    if (!indexable.includes(url)) report(`lists ${url}, which is not an indexable page`)
    if (listed.indexOf(url) !== listed.lastIndexOf(url)) report(`lists ${url} twice`)
  }
  for (const { url, images, isDated } of entries) {
    if (url.startsWith(`${origin}/product/`) && images.length === 0) report(`${url} has no picture`)
    for (const image of images) {
      if (!image.startsWith(origin) || !files.has(image.slice(origin.length)))
        report(`the picture ${image} does not exist`)
    }
    if (isHistoryKnown && !isDated) report(`${url} has no last modification date`)
  }
  return problems
}

/** Reads the entries of a sitemap. Its elements have only text, so an HTML parser reads them correctly. */
function readSitemap(xml: string): SitemapEntry[] {
  const entries: SitemapEntry[] = []
  for (const element of parseElements(xml)) {
    if (element.tagName === 'url') entries.push({ url: '', images: [], isDated: false })
    const entry = entries.at(-1)
    if (!entry) continue
    if (element.tagName === 'loc') entry.url = getText(element)
    if (element.tagName === 'image:loc') entry.images.push(getText(element))
    if (element.tagName === 'lastmod') entry.isDated = true
  }
  return entries
}
