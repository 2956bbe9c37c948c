/** What a page's head tells search engines and link previews, as texts without HTML's escapes. */
export type PageHead = {
  title: string
  description: string | null
  canonicals: string[]
  isIndexable: boolean
  /** Open Graph values by name without the prefix: `title`, `url`, `image`. */
  openGraph: ReadonlyMap<string, string>
}

const META = /<meta (?:name|property)="(?<name>[^"]+)" content="(?<content>[^"]*)"/g
const CANONICAL = /<link rel="canonical" href="(?<href>[^"]*)"/g
const OPEN_GRAPH = 'og:'

/** Reads the head of an exported page. A value that stands twice counts with its first place. */
export function readHead(html: string): PageHead {
  const head = html.slice(0, html.indexOf('</head>'))
  const metas = new Map<string, string>()
  for (const { groups } of head.matchAll(META)) {
    const name = groups?.name ?? ''
    if (!metas.has(name)) metas.set(name, toText(groups?.content ?? ''))
  }
  const openGraph = [...metas].filter(([name]) => name.startsWith(OPEN_GRAPH))
  return {
    title: toText(/<title>([^<]*)<\/title>/.exec(head)?.[1] ?? ''),
    description: metas.get('description') ?? null,
    canonicals: [...head.matchAll(CANONICAL)].map(({ groups }) => toText(groups?.href ?? '')),
    isIndexable: !/\bnoindex\b/.test(metas.get('robots') ?? ''),
    openGraph: new Map(openGraph.map(([name, value]) => [name.slice(OPEN_GRAPH.length), value])),
  }
}

const ESCAPES = [
  [/&lt;/g, '<'],
  [/&gt;/g, '>'],
  [/&quot;/g, '"'],
  [/&#x27;|&#39;/g, "'"],
  // Last, so that an escaped escape stays what it is.
  [/&amp;/g, '&'],
] as const

/** A text of the HTML as a reader sees it: the escapes that React writes are undone. */
export function toText(escaped: string): string {
  return ESCAPES.reduce((text, [written, character]) => text.replace(written, character), escaped)
}
