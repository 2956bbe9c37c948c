import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toIntegrity } from './inline-scripts'

/** A file that a page loads with its integrity: in a tag, or in the list of scripts that come late. */
const NAMED =
  /\s(?:src|href)="(?<path>[^"]+)"[^>]*\sintegrity="(?<integrity>[^"]+)"|\["(?<latePath>\/[^"]+\.js)","(?<lateIntegrity>[^"]*)"\]/g

/**
 * Files of an export that a browser would refuse to run, because they are not those that a page names; one sentence each.
 *
 * @param pages HTML of each page, by its path
 */
export function findWrongIntegrities(folder: string, pages: ReadonlyMap<string, string>): string[] {
  const known = new Map<string, string | null>()
  function read(path: string) {
    const file = join(folder, path)
    if (!known.has(path)) known.set(path, existsSync(file) ? toIntegrity(readFileSync(file)) : null)
    return known.get(path)
  }
  return [...pages].flatMap(([page, html]) =>
    [...html.matchAll(NAMED)].flatMap(({ groups }) => {
      const path = groups?.path ?? groups?.latePath ?? ''
      const integrity = groups?.integrity ?? groups?.lateIntegrity
      return read(path) === integrity ? [] : [`${page}: ${path} is not the file whose integrity the page names`]
    }),
  )
}
