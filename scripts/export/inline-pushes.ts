/** What an inline script appends to a global array: the array's name, and the JSON value. */
export type Push = [name: string, value: unknown]

/** `self.__next_f.push([1,"…"])`, or with the array created first: `(self.__next_f=self.__next_f||[]).push([0])`. */
const PUSH = /^\(?(?:self\.|globalThis\[")(?<name>\w+)(?:"\])?[^{]*?\.push\((?<value>.+)\);?$/s

/**
 * Parses an inline script of Next's, which starts the bundler's runtime or adds to the page's data.
 *
 * @throws if it does anything but append JSON to a global array: as data, it would never run
 */
export function parsePush(script: string): Push {
  const { name, value } = PUSH.exec(script.trim())?.groups ?? {}
  try {
    if (name && value) return [name, JSON.parse(value)]
  } catch {
    // Not JSON: refused below.
  }
  throw new Error(`An inline script does not only append JSON to a global array: ${script.slice(0, 200)}`)
}
