import { findHiddenCharacter } from '@/lib/hidden-characters'

type Problem = { path: PropertyKey[]; message: string }

/** One problem for each text or field name in parsed YAML that contains an invisible character. */
export function findHidden(data: unknown, path: readonly PropertyKey[] = []): Problem[] {
  if (typeof data === 'string') {
    const character = findHiddenCharacter(data)
    return character ? [{ path: [...path], message: `contains ${formatReason(character)}` }] : []
  }
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, part]) => {
    const place = [...path, Array.isArray(data) ? Number(key) : key]
    const character = findHiddenCharacter(key)
    const own = character ? [{ path: place, message: `its name contains ${formatReason(character)}` }] : []
    return [...own, ...findHidden(part, place)]
  })
}

function formatReason(character: string) {
  return `the invisible character ${character}. Type this text again by hand`
}
