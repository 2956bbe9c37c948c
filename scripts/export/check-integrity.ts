import { findAttribute, parseElements } from './html-elements'
import { integrityOf } from './integrity'
import { readScriptList } from './start-scripts'

/**
 * Files of an export that a browser would refuse to run, because they are not those that a page names; one sentence each.
 *
 * @param pages HTML of each page, by its path
 */
export function findWrongIntegrities(folder: string, pages: ReadonlyMap<string, string>): string[] {
  const findIntegrity = integrityOf(folder)
  return [...pages].flatMap(([page, html]) =>
    listNamedFiles(html)
      .filter(([path, integrity]) => findIntegrity(path) !== integrity)
      .map(([path]) => `${page}: ${path} is not the file whose integrity the page names`),
  )
}

/** The files that a page loads with an integrity, in an element or from its list of scripts. */
function listNamedFiles(html: string): [path: string, integrity: string][] {
  const elements = parseElements(html)
  const named = elements.flatMap((element): [string, string][] => {
    const integrity = findAttribute(element, 'integrity')
    const path = findAttribute(element, 'src') ?? findAttribute(element, 'href') ?? ''
    return integrity === undefined ? [] : [[path, integrity]]
  })
  return [...named, ...readScriptList(elements)]
}
