import { findAttribute, parseElements } from '@/scripts/export/html-elements'
import { readHead } from './page-head'

/**
 * Pages that search engines may list and no chain of links leads to from the home page; one sentence each. Others, such
 * as the comparison, are opened by a visitor's choice.
 */
export function findOrphans(pages: ReadonlyMap<string, string>): string[] {
  const reached = new Set(['/'])
  // A set that grows while it is walked: every page is visited once, in the order in which it is found.
  for (const path of reached) {
    for (const target of findTargets(path, pages.get(path) ?? '')) if (pages.has(target)) reached.add(target)
  }
  return [...pages]
    .filter(([path, html]) => !reached.has(path) && readHead(html).isIndexable)
    .map(([path]) => `${path}: no link leads here from the home page`)
}

function findTargets(path: string, html: string): string[] {
  return parseElements(html)
    .filter(({ tagName }) => tagName === 'a')
    .map(link => findAttribute(link, 'href') ?? '')
    .filter(href => href.startsWith('/'))
    .map(href => decodeURI(new URL(href, `http://site${path}`).pathname))
}
