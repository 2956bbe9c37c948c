/** The id of the element that lists a page's scripts as JSON: pairs of path and integrity hash. */
export const SCRIPT_LIST_ID = 'start-scripts'

const STATIC_FOLDER = '/_next/static/'

/**
 * The scripts, style sheets and fonts that a page's HTML refers to, except those for browsers without service workers.
 */
export function findPageFiles(html: string): string[] {
  const page = parsePage(html)
  const elements = page.querySelectorAll('link[href], script[src]:not([nomodule])')
  const named = [...elements].map(element => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
  const list: [path: string, integrity: string][] = JSON.parse(page.getElementById(SCRIPT_LIST_ID)?.textContent ?? '[]')
  const files = [...named, ...list.map(([path]) => path)]
  return [...new Set(files.filter(path => path.startsWith(STATIC_FOLDER)))]
}

/** The title of a page without the company name, or null if the page has none. */
export function findPageTitle(html: string): string | null {
  return parsePage(html).title.split('|')[0]?.trim() || null
}

function parsePage(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html')
}
