import { getText, parseElements } from '@/scripts/export/html-elements'
import { formatAddress, type SiteFacts } from './head-problems'
import { readHead } from './page-head'

/** One entry of a sitemap, as Next writes it. */
type SitemapEntry = { address: string; images: string[]; isDated: boolean }

/** An export's sitemap beside the pages and files that it must agree with. */
export type SitemapCase = {
  xml: string
  pages: ReadonlyMap<string, string>
  /** Paths of the export's files, each with a slash in front. */
  files: ReadonlySet<string>
  /** Does version control know when a file changed, so that every entry has a date? */
  isHistoryKnown: boolean
}

/** Where a sitemap differs from what the export holds; one sentence each. */
export function findSitemapProblems(
  { xml, pages, files, isHistoryKnown }: SitemapCase,
  { origin }: SiteFacts,
): string[] {
  const problems: string[] = []
  const say = (problem: string) => problems.push(`/sitemap.xml: ${problem}`)
  const entries = readSitemap(xml)
  const listed = entries.map(({ address }) => address)
  const indexable = [...pages]
    .filter(([, html]) => readHead(html).isIndexable)
    .map(([path]) => formatAddress(origin, path))
  for (const address of indexable) if (!listed.includes(address)) say(`lacks ${address}`)
  for (const address of new Set(listed)) {
    if (!indexable.includes(address)) say(`lists ${address}, which is no page that search engines may list`)
    if (listed.indexOf(address) !== listed.lastIndexOf(address)) say(`lists ${address} twice`)
  }
  for (const { address, images, isDated } of entries) {
    if (address.startsWith(`${origin}/product/`) && images.length === 0) say(`${address} has no picture`)
    for (const image of images) {
      if (!image.startsWith(origin) || !files.has(image.slice(origin.length)))
        say(`the picture ${image} does not exist`)
    }
    if (isHistoryKnown && !isDated) say(`${address} has no date of its last change`)
  }
  return problems
}

/** The entries of a sitemap. Its elements have text and no attributes, which a parser of HTML reads alike. */
function readSitemap(xml: string): SitemapEntry[] {
  const entries: SitemapEntry[] = []
  for (const element of parseElements(xml)) {
    if (element.tagName === 'url') entries.push({ address: '', images: [], isDated: false })
    const entry = entries.at(-1)
    if (!entry) continue
    if (element.tagName === 'loc') entry.address = getText(element)
    if (element.tagName === 'image:loc') entry.images.push(getText(element))
    if (element.tagName === 'lastmod') entry.isDated = true
  }
  return entries
}
