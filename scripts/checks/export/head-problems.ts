import { type PageHead, readHead } from './page-head'

/**
 * The maximum length of a title in characters, without the brand at its end. Search engines show about 60, so they cut
 * only the brand, which the URL shows too, and never the machine's name.
 */
const MAX_TITLE = 60

/** Lengths in characters: search engines ignore shorter descriptions and cut longer ones. */
const DESCRIPTION = { min: 50, max: 160 } as const

/** Facts about the site that every page must agree with. */
export type SiteFacts = {
  /** The origin of the site, without a trailing slash. */
  origin: string
  /** The company's name, at the end of every title. */
  brand: string
}

type Report = (problem: string) => void

/**
 * Lists problems in the heads of an export's pages, including duplicate titles and descriptions, one message each.
 *
 * @param pages HTML by URL path
 */
export function findHeadProblems(pages: ReadonlyMap<string, string>, facts: SiteFacts): string[] {
  const problems: string[] = []
  const heads = [...pages].map(([path, html]) => ({ path, head: readHead(html) }))
  for (const { path, head } of heads) {
    const report: Report = problem => problems.push(`${path}: ${problem}`)
    checkTitle(head, facts, report)
    // Every page needs a title; the rest matters to search engines alone.
    if (!head.isIndexable) continue
    checkDescription(head, report)
    checkUrls(path, head, facts, report)
  }
  const indexable = heads.filter(({ head }) => head.isIndexable)
  return [
    ...problems,
    ...findDuplicates(heads.map(({ path, head }) => ({ path, text: head.title }))).map(
      paths => `${paths} share a title`,
    ),
    ...findDuplicates(
      indexable.flatMap(({ path, head }) => (head.description === null ? [] : { path, text: head.description })),
    ).map(paths => `${paths} share a description`),
  ]
}

function checkTitle({ title }: PageHead, { brand }: SiteFacts, report: Report) {
  const end = ` | ${brand}`
  if (!title.endsWith(end)) report(`the title '${title}' does not end with the brand`)
  const { length } = title.endsWith(end) ? title.slice(0, -end.length) : title
  if (length > MAX_TITLE) report(`the title has ${length} characters before the brand; at most ${MAX_TITLE} are shown`)
}

function checkDescription({ description }: PageHead, report: Report) {
  if (description === null) return report('has no description')
  const { length } = description
  if (length < DESCRIPTION.min || length > DESCRIPTION.max)
    report(`the description has ${length} characters, not ${DESCRIPTION.min} to ${DESCRIPTION.max}`)
}

function checkUrls(path: string, { canonicals, openGraph }: PageHead, { origin }: SiteFacts, report: Report) {
  const url = formatPageUrl(origin, path)
  if (canonicals.length !== 1) report(`has ${canonicals.length} canonical URLs instead of one`)
  else if (canonicals[0] !== url) report(`its canonical URL is ${canonicals[0]}`)
  if (openGraph.get('url') !== url) report(`its og:url is ${openGraph.get('url') ?? 'missing'}`)
  if (!openGraph.get('title')) report('has no og:title')
}

/** The absolute URL of a page. That of the home page has no trailing slash. */
export function formatPageUrl(origin: string, path: string): string {
  return `${origin}${path === '/' ? '' : path}`
}

/** Lists texts that several pages share, as the joined paths of those pages, such as '/a and /b'. */
function findDuplicates(entries: readonly { path: string; text: string }[]): string[] {
  const byText = new Map<string, string[]>()
  for (const { path, text } of entries) byText.set(text, [...(byText.get(text) ?? []), path])
  return [...byText.values()].filter(paths => paths.length > 1).map(paths => paths.join(' and '))
}
