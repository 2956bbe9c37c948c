/** Digits of the scripts that are typed in India, of Arabic and Persian, and full-width ones. */
const DIGITS = /(?=[\u0900-\u0DFF])\p{Nd}|[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/gu

/** Replaces these digits of a typed text with 0 to 9: '+९१' becomes '+91'. */
export function toAsciiDigits(text: string): string {
  return text.replace(DIGITS, sign => {
    const code = sign.charCodeAt(0)
    // The last hexadecimal digit of the code of a 0 is 6 in the blocks of Indian scripts, and 0 in the others.
    const isIndian = code >= 0x900 && code <= 0xdff
    return String((code & 15) - (isIndian ? 6 : 0))
  })
}
