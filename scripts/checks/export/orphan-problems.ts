import { findAttribute, parseElements } from '@/scripts/export/html-elements'
import { readHead } from './page-head'

/**
 * Lists indexable pages that cannot be reached by links from the home page, one message each. Other pages, such as the
 * comparison, depend on a visitor's choice.
 */
export function findOrphans(pages: ReadonlyMap<string, string>): string[] {
  const reached = new Set(['/'])
  // The set grows during the iteration, which therefore visits every reachable page once.
  for (const path of reached) {
    for (const target of findTargets(path, pages.get(path) ?? '')) if (pages.has(target)) reached.add(target)
  }
  return [...pages]
    .filter(([path, html]) => !reached.has(path) && readHead(html).isIndexable)
    .map(([path]) => `${path}: cannot be reached by links from the home page`)
}

function findTargets(path: string, html: string): string[] {
  return parseElements(html)
    .filter(({ tagName }) => tagName === 'a')
    .map(link => findAttribute(link, 'href') ?? '')
    .filter(href => href.startsWith('/'))
    .map(href => decodeURI(new URL(href, `http://site${path}`).pathname))
}
