import { type PageHead, readHead } from './page-head'

/**
 * Longest title in characters, without the brand at its end. Search engines show about 60: what they cut is then the
 * brand, which the result's address shows as well, never the machine's name.
 */
const MAX_TITLE = 60

/** Shorter descriptions say too little to be shown, longer ones are cut. In characters. */
const DESCRIPTION = { min: 50, max: 160 } as const

/** The site's own facts that every page is held to. */
export type SiteFacts = {
  /** Address of the home page, without a slash at its end. */
  origin: string
  /** The company's name, with which every title ends. */
  brand: string
}

type Say = (problem: string) => void

/** What is wrong with the heads of an export's pages, each by itself and beside the others; one sentence each. */
export function findHeadProblems(pages: ReadonlyMap<string, string>, facts: SiteFacts): string[] {
  const problems: string[] = []
  const heads = [...pages].map(([path, html]) => ({ path, head: readHead(html) }))
  for (const { path, head } of heads) {
    const say: Say = problem => problems.push(`${path}: ${problem}`)
    checkTitle(head, facts, say)
    if (!head.isIndexable) continue
    checkDescription(head, say)
    checkAddress(path, head, facts, say)
  }
  const indexable = heads.filter(({ head }) => head.isIndexable)
  return [
    ...problems,
    ...findTwins(heads.map(({ path, head }) => ({ path, text: head.title }))).map(twins => `${twins} share a title`),
    ...findTwins(indexable.map(({ path, head }) => ({ path, text: head.description ?? path }))).map(
      twins => `${twins} share a description`,
    ),
  ]
}

function checkTitle({ title }: PageHead, { brand }: SiteFacts, say: Say) {
  const end = ` | ${brand}`
  if (!title.endsWith(end)) say(`the title '${title}' does not end with the brand`)
  const { length } = title.endsWith(end) ? title.slice(0, -end.length) : title
  if (length > MAX_TITLE) say(`the title has ${length} characters before the brand, ${MAX_TITLE} at most are shown`)
}

function checkDescription({ description }: PageHead, say: Say) {
  if (description === null) return say('has no description')
  const { length } = description
  if (length < DESCRIPTION.min || length > DESCRIPTION.max)
    say(`the description has ${length} characters, not ${DESCRIPTION.min} to ${DESCRIPTION.max}`)
}

function checkAddress(path: string, { canonicals, openGraph }: PageHead, { origin }: SiteFacts, say: Say) {
  const own = formatAddress(origin, path)
  if (canonicals.length !== 1) say(`has ${canonicals.length} canonical addresses instead of one`)
  else if (canonicals[0] !== own) say(`its canonical address is ${canonicals[0]}`)
  if (openGraph.get('url') !== own) say(`its address for previews is ${openGraph.get('url')}`)
  if (!openGraph.get('title')) say('has no title for previews')
}

/** The full address of a page; the home page's has no slash. */
export function formatAddress(origin: string, path: string): string {
  return `${origin}${path === '/' ? '' : path}`
}

/** Names the pages that share a text, one line for each text. */
function findTwins(entries: readonly { path: string; text: string }[]): string[] {
  const byText = new Map<string, string[]>()
  for (const { path, text } of entries) byText.set(text, [...(byText.get(text) ?? []), path])
  return [...byText.values()].filter(paths => paths.length > 1).map(paths => paths.join(' and '))
}
