import { integrityOf } from './find-integrity'

/** A file that a page loads with its integrity: in a tag, or in the list of scripts that come late. */
const NAMED =
  /\s(?:src|href)="(?<path>[^"]+)"[^>]*\sintegrity="(?<integrity>[^"]+)"|\["(?<latePath>\/[^"]+\.js)","(?<lateIntegrity>[^"]*)"\]/g

/**
 * Files of an export that a browser would refuse to run, because they are not those that a page names; one sentence each.
 *
 * @param pages HTML of each page, by its path
 */
export function findWrongIntegrities(folder: string, pages: ReadonlyMap<string, string>): string[] {
  const findIntegrity = integrityOf(folder)
  return [...pages].flatMap(([page, html]) =>
    [...html.matchAll(NAMED)].flatMap(({ groups }) => {
      const path = groups?.path ?? groups?.latePath ?? ''
      const integrity = groups?.integrity ?? groups?.lateIntegrity
      return findIntegrity(path) === integrity
        ? []
        : [`${page}: ${path} is not the file whose integrity the page names`]
    }),
  )
}
