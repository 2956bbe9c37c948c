/** What an inline script appends to a global array: the array's name, and the JSON value. */
export type Push = [name: string, value: unknown]

/** The ways in which Next names the array, with the array created first in all but one, and the pushed value. */
const PUSHES = [
  /^self\.(?<name>\w+)\.push\((?<value>.+)\);?$/s,
  /^\(self\.(?<name>\w+)=self\.\k<name>\|\|\[\]\)\.push\((?<value>.+)\);?$/s,
  /^\(globalThis\["(?<name>\w+)"\] \|\| \(globalThis\["\k<name>"\] = \[\]\)\)\.push\((?<value>.+)\);?$/s,
]

/**
 * Parses an inline script of Next's, which starts the bundler's runtime or adds to the page's data.
 *
 * @throws if it does anything but append JSON to a global array: as data, it would never run
 */
export function parsePush(script: string): Push {
  const { name, value } = PUSHES.map(push => push.exec(script.trim())?.groups).find(Boolean) ?? {}
  try {
    if (name && value) return [name, JSON.parse(value)]
  } catch {
    // Not JSON: refused below.
  }
  throw new Error(
    'an inline script does more than append JSON to a global array. React writes one for a <Suspense> with over 12.8 kB ' +
      'of content: use <Activity>, as components/catalogue/all-products.tsx does. ' +
      `The script: ${script.slice(0, 200)}`,
  )
}
