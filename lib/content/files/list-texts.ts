/** All texts in the value of a file, each with its path; places in a list are numbers. */
export function listTexts(part: unknown, path: PropertyKey[] = []): { text: string; path: PropertyKey[] }[] {
  if (typeof part === 'string') return [{ text: part, path }]
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    listTexts(value, [...path, Array.isArray(part) ? Number(key) : key]),
  )
}
