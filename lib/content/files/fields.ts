import 'server-only'
import { z } from 'zod'
import { findHiddenCharacter } from '@/lib/hidden-characters'
import { LONGEST_LINE, LONGEST_TEXT, LONGEST_TITLE, LONGEST_WORD, MAX_ENTRIES } from './limits'
import { namingFields } from './schema-parts'

/**
 * Matches a word that is too long: characters without whitespace or a hyphen, where a browser could break the line. At
 * U+2011, the no-break hyphen, it cannot.
 */
const LONG_WORD = new RegExp(`[^\\s\\u2010\\u2012-\\u2014-]{${LONGEST_WORD + 1}}`, 'u')

const LONG_WORD_PROBLEM = `contains a word of more than ${LONGEST_WORD} characters. Shorten it, or add a space`

/** Schema of a text of at most `maxLength` characters, which may be empty. Markup in it is shown as text. */
export function boundedText(maxLength: number) {
  return z
    .string()
    .max(maxLength)
    .superRefine(checkCharacters)
    .refine(words => !LONG_WORD.test(words), { error: LONG_WORD_PROBLEM })
}

/** Refuses invisible characters, which come with text that was copied from elsewhere. */
function checkCharacters(words: string, context: z.RefinementCtx) {
  const codePoint = findHiddenCharacter(words)
  if (codePoint) context.addIssue(`contains the invisible character ${codePoint}. Type this text again by hand`)
}

/** Schema of a paragraph. Surrounding whitespace is removed. */
export const text = boundedText(LONGEST_TEXT).trim().min(1)

/** Schema of a single-line text: a name, a stock, an entry in a list. Pasted no-break spaces become ordinary ones. */
export const line = singleLine(LONGEST_LINE).overwrite(words => words.replace(/[^\S\r\n]/g, ' '))

/** Schema of a title, which is printed large and becomes part of a URL. */
export const title = singleLine(LONGEST_TITLE)

/** Schema of a text of at most `maxLength` characters on one line. */
export function singleLine(maxLength: number) {
  return boundedText(maxLength)
    .trim()
    .min(1)
    .refine(words => !/[\r\n]/.test(words), { error: 'contains a line break. Write it on one line' })
}

/** Schema of a list of at most `MAX_ENTRIES` entries. */
export function listOf<T extends z.ZodType>(entry: T) {
  return z.array(entry).max(MAX_ENTRIES)
}

/** Schema of a list of short texts. It may be left out. */
export const texts = listOf(line).default([])

/**
 * Schema of a machine, which is named by its slug: the name of its file. What it registers lets a check see that there
 * is such a machine, and a form offer those that there are.
 */
export const machine = line.meta({ title: 'Machine' }).register(namingFields, { names: 'machine' })

/** Schema of a list of machines without duplicates. */
export const machines = listOf(machine).superRefine((list, context) => {
  for (const [index, word] of list.entries()) {
    if (list.indexOf(word) === index) continue
    context.addIssue({ code: 'custom', path: [index], message: `'${word}' is listed twice. Write each machine once` })
  }
})

/** Schema of the picture of a machine, which is named by its file. */
export const pictureFile = z
  .string()
  .max(LONGEST_LINE)
  .regex(/^[a-z0-9]+([-_][a-z0-9]+)*\.(webp|png|jpe?g|avif|svg)$/, {
    error: "is no file of a picture. Write it like 'tray-former.webp': small letters, digits, single hyphens",
  })
  .meta({ description: 'A photograph, or a drawing' })
  .register(namingFields, { names: 'pictureFile' })

/** Schema of a path on this site, with an optional anchor. '//name' is another host. */
export function sitePath(error: string) {
  return z
    .string()
    .max(LONGEST_LINE)
    .regex(/^\/(?!\/)[a-z0-9/-]*(#[a-z0-9-]+)?$/, { error })
}

/** Schema of an HTTPS URL on any site. */
export const webAddress = z
  .url({ protocol: /^https$/, error: 'is not a web address. Write it in full, with https://' })
  .max(LONGEST_TEXT)
  .superRefine(checkCharacters)

/** Schema of an email address. No mail server accepts one of more than 254 characters (RFC 5321). */
export const mailAddress = z.email({ error: "is not an email address. Write it like 'name@example.in'" }).max(254)
