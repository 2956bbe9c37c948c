/** Digits of the scripts that are typed in India, of Arabic and Persian, and full-width ones. */
const DIGITS = /(?=[\u0900-\u0DFF])\p{Nd}|[\u0660-\u0669\u06F0-\u06F9\uFF10-\uFF19]/gu

/** A typed text with such digits as 0 to 9: '+९१' is '+91'. */
export function toAsciiDigits(text: string): string {
  return text.replace(DIGITS, sign => {
    const code = sign.charCodeAt(0)
    // In the blocks of Indian scripts, 0 stands at the sixth place of its row of sixteen, elsewhere at the first.
    return String((code & 15) - (code < 0x900 || code > 0xdff ? 0 : 6))
  })
}
