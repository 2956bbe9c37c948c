import { findAttribute, parseElements } from './html-elements'
import { createIntegrityFinder } from './integrity'
import { readScriptList } from './start-scripts'

/**
 * Lists files whose content does not match the integrity in a page, so that browsers would refuse them; one message
 * each.
 *
 * @param pages HTML by URL path
 */
export function findWrongIntegrities(folder: string, pages: ReadonlyMap<string, string>): string[] {
  const findIntegrity = createIntegrityFinder(folder)
  return [...pages].flatMap(([page, html]) =>
    listFilesWithIntegrity(html)
      .filter(([path, integrity]) => findIntegrity(path) !== integrity)
      .map(([path]) => `${page}: ${path} does not match its integrity`),
  )
}

/** Lists the files that a page loads with an integrity, by an element or its list of scripts. */
function listFilesWithIntegrity(html: string): [path: string, integrity: string][] {
  const elements = parseElements(html)
  const named = elements.flatMap((element): [string, string][] => {
    const integrity = findAttribute(element, 'integrity')
    const path = findAttribute(element, 'src') ?? findAttribute(element, 'href') ?? ''
    return integrity === undefined ? [] : [[path, integrity]]
  })
  return [...named, ...readScriptList(elements)]
}
