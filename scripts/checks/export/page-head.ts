import { findAttribute, getText, parseElements } from '@/scripts/export/html-elements'

/** The metadata of a page for search engines and link previews, with HTML entities decoded. */
export type PageHead = {
  title: string
  description: string | null
  canonicals: string[]
  isIndexable: boolean
  /** Open Graph values by name without `og:`, such as `title`, `url` and `image`. */
  openGraph: ReadonlyMap<string, string>
}

const OPEN_GRAPH_PREFIX = 'og:'

/**
 * Reads the head of an exported page. If a meta element is repeated, the first one counts.
 *
 * @throws Error if the page has no head
 */
export function readHead(html: string): PageHead {
  const end = html.indexOf('</head>')
  if (end === -1) throw new Error('The page has no </head>')
  // Parsing the body as well would only take longer.
  const elements = parseElements(html.slice(0, end))
  const metas = new Map<string, string>()
  for (const element of elements.filter(({ tagName }) => tagName === 'meta')) {
    const name = findAttribute(element, 'name') ?? findAttribute(element, 'property') ?? ''
    if (!metas.has(name)) metas.set(name, findAttribute(element, 'content') ?? '')
  }
  const title = elements.find(({ tagName }) => tagName === 'title')
  const openGraph = [...metas].filter(([name]) => name.startsWith(OPEN_GRAPH_PREFIX))
  return {
    title: title ? getText(title) : '',
    description: metas.get('description') ?? null,
    canonicals: elements
      .filter(element => findAttribute(element, 'rel') === 'canonical')
      .map(element => findAttribute(element, 'href') ?? ''),
    isIndexable: !(metas.get('robots') ?? '').includes('noindex'),
    openGraph: new Map(openGraph.map(([name, value]) => [name.slice(OPEN_GRAPH_PREFIX.length), value])),
  }
}
