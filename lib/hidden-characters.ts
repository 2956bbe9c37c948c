/**
 * Invisible characters that can change how the text around them appears: control characters, lone surrogates,
 * bidirectional controls and zero-width spaces. Line breaks and tabs are allowed because they are whitespace; the
 * joiners U+200C and U+200D are allowed because Indic scripts, Persian and emoji need them.
 */
const HIDDEN =
  /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/u

const ALL_HIDDEN = new RegExp(HIDDEN.source, 'gu')

/** The code point of the first hidden character in the text, such as 'U+202E', or null if there is none. */
export function findHiddenCharacter(text: string): string | null {
  const [character] = HIDDEN.exec(text) ?? []
  const code = character?.codePointAt(0)
  return code === undefined ? null : `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}

/** The text without its hidden characters. */
export function removeHidden(text: string): string {
  return text.replace(ALL_HIDDEN, '')
}

/**
 * Invisible characters, except the joiners that scripts need and the variation selectors of emoji and Han characters.
 */
const INVISIBLE = /(?!\p{Join_Control}|\p{Variation_Selector})\p{Default_Ignorable_Code_Point}/gu

/**
 * A text as it was meant when it was typed or pasted: without direction marks, zero-width spaces, soft hyphens and
 * other invisible characters, and with ordinary spaces. Its line breaks are line feeds.
 */
export function cleanText(text: string): string {
  const lines = text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(INVISIBLE, '')
  return removeHidden(lines).replace(/[^\S\n\t]/g, ' ')
}

/**
 * Like cleanText, for text that programs read, such as a mail address, a telephone number or a search: characters that
 * look like ASCII become ASCII, joiners are removed, and every dash becomes a hyphen.
 */
export function cleanCode(text: string): string {
  return cleanText(text.normalize('NFKC'))
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .replace(/\p{Dash_Punctuation}|\u2212/gu, '-')
}

/** How much of a text is read, as a multiple of what is shown, so that a text of many megabytes takes no time. */
const SCAN_FACTOR = 10

/**
 * Untrusted text made safe to quote in a message: one line, no hidden characters, at most `maxLength` characters and an
 * ellipsis.
 */
export function sanitizeForMessage(text: string, maxLength: number): string {
  const start = text.slice(0, maxLength * SCAN_FACTOR)
  const line = [...removeHidden(start).replace(/\s+/g, ' ').trim()]
  const isCut = line.length > maxLength || start.length < text.length
  return isCut ? `${line.slice(0, maxLength).join('').trimEnd()}…` : line.join('')
}
