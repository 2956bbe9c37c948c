/**
 * Characters that nobody sees and that change what others see: controls, half characters, marks that turn the direction of the
 * text, spaces without width. Line ends and tabs are white space, and the joiners U+200C and U+200D belong to Indian scripts.
 */
const HIDDEN =
  /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/u

const ALL_HIDDEN = new RegExp(HIDDEN.source, 'gu')

/** The first such character of a text in the notation of Unicode, 'U+202E'; null where there is none. */
export function findHiddenCharacter(text: string): string | null {
  const [character] = HIDDEN.exec(text) ?? []
  const code = character?.codePointAt(0)
  return code === undefined ? null : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}

/** The text without such characters. */
export function removeHidden(text: string): string {
  return text.replace(ALL_HIDDEN, '')
}

/** A foreign text for a sentence of ours: on one line, without hidden characters, cut to `most` characters. */
export function formatVisibleLine(text: string, most: number): string {
  // Cut first: the rest of a text of many megabytes is not worth looking at.
  const start = text.slice(0, most * 10)
  const line = [...removeHidden(start).replace(/\s+/g, ' ').trim()]
  return line.length > most || start.length < text.length ? `${line.slice(0, most).join('').trimEnd()}…` : line.join('')
}
