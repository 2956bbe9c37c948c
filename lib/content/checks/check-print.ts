import 'server-only'
import { listTexts } from '@/lib/content/files/list-texts'
import type { Parsed } from '@/lib/content/files/parse-file'

/**
 * The characters that the font of data sheets and link previews has, and line ends: Latin letters and signs of print.
 */
export const PRINTABLE =
  /[\s\x20-\x7E\xA1-\xFF\u0102\u0131\u0152\u0153\u02BC\u02C6\u02DA\u02DC\u2013\u2014\u2018-\u201A\u201C-\u201E\u2022\u2026\u2032\u2033\u2039\u203A\u2044\u20AC\u2122\u2191\u2193\u2212\u2215]/u

/** What to write for characters that come with pasted sheets. */
const INSTEAD: Readonly<Record<string, string>> = {
  '≤': 'up to',
  '≥': 'at least',
  '≈': 'about',
  '⌀': 'Ø',
  '∅': 'Ø',
  Ω: 'ohm',
  μ: 'µ',
  '√': 'yes',
  '⅓': '1/3',
  '⅔': '2/3',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
  '\u2010': '-',
  '\u2011': '-',
  '→': 'to',
}

/** Checks that the font has a shape for each character in these fields, and in all that they contain. */
export function checkPrint<T extends object>({ value, report }: Parsed<T>, fields: readonly (keyof T)[]) {
  for (const { text, path } of fields.flatMap(field => listTexts(value[field], [field]))) {
    // The check for prices reports a ₹, with a better sentence.
    const unprintable = [...text].find(character => character !== '₹' && !PRINTABLE.test(character))
    if (unprintable)
      report(
        path,
        `contains '${unprintable}', which data sheets and previews cannot print. Write ${findRemedy(unprintable)}`,
      )
  }
}

/** What to write instead of a character that cannot be printed. */
function findRemedy(odd: string) {
  if (INSTEAD[odd]) return `'${INSTEAD[odd]}'`
  return /\p{L}|\p{M}/u.test(odd) ? 'it in Latin letters' : 'a word'
}
