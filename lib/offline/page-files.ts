const STATIC = /\/_next\/static\/[^"\s\\]+(?=")(?!" noModule)/g

/** The scripts, style sheets and fonts that a page's HTML names; not those for browsers too old for a service worker. */
export function findPageFiles(html: string): string[] {
  return [...new Set(html.match(STATIC))]
}

/** The name that a page gives itself, without the company's; null where it has none. */
export function findPageTitle(html: string): string | null {
  const title = /<title>(?<text>[^<|]+)/.exec(html)?.groups?.text?.trim()
  return title ? toText(title) : null
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

function toText(html: string): string {
  return html.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
}
