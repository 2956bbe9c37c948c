import { findHiddenCharacter } from '@/lib/hidden-characters'

type Problem = { path: PropertyKey[]; message: string }

/** One problem for each text or field name in parsed YAML that contains an invisible character. */
export function findHidden(data: unknown, path: readonly PropertyKey[] = []): Problem[] {
  if (typeof data === 'string') {
    const codePoint = findHiddenCharacter(data)
    return codePoint ? [{ path: [...path], message: `contains ${formatAdvice(codePoint)}` }] : []
  }
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, part]) => {
    const place = [...path, Array.isArray(data) ? Number(key) : key]
    const codePoint = findHiddenCharacter(key)
    const own = codePoint ? [{ path: place, message: `its name contains ${formatAdvice(codePoint)}` }] : []
    return [...own, ...findHidden(part, place)]
  })
}

function formatAdvice(codePoint: string) {
  return `the invisible character ${codePoint}. Type this text again by hand`
}
