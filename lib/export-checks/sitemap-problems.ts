import { type SiteFacts, toAddress } from './head-problems'
import { readHead, toText } from './page-head'

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
  const indexable = [...pages].filter(([, html]) => readHead(html).isIndexable).map(([path]) => toAddress(origin, path))
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

/** The entries of a sitemap. */
function readSitemap(xml: string): SitemapEntry[] {
  return [...xml.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([entry]) => ({
    address: findValues(entry, 'loc')[0] ?? '',
    images: findValues(entry, 'image:loc'),
    isDated: findValues(entry, 'lastmod').length === 1,
  }))
}

function findValues(xml: string, tag: string): string[] {
  return [...xml.matchAll(new RegExp(`<${tag}>([^<]*)</${tag}>`, 'g'))].map(match => toText(match[1] ?? ''))
}
