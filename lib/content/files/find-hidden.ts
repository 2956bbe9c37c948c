import { findHiddenCharacter } from '@/lib/hidden-characters'

type Finding = { path: PropertyKey[]; sentence: string }

/** Every text and every name of a field in a parsed file that holds a character which nobody sees. */
export function findHidden(data: unknown, path: readonly PropertyKey[] = []): Finding[] {
  if (typeof data === 'string') {
    const character = findHiddenCharacter(data)
    return character ? [{ path: [...path], sentence: `holds the character ${formatReason(character)}` }] : []
  }
  if (typeof data !== 'object' || data === null) return []
  return Object.entries(data).flatMap(([key, part]) => {
    const place = [...path, Array.isArray(data) ? Number(key) : key]
    const character = findHiddenCharacter(key)
    const own = character ? [{ path: place, sentence: `its name holds the character ${formatReason(character)}` }] : []
    return [...own, ...findHidden(part, place)]
  })
}

function formatReason(character: string) {
  return `${character}, which nobody sees. Type this text again by hand`
}
