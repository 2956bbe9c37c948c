import 'server-only'
import { z } from 'zod'
import { LONGEST_LINE, LONGEST_TEXT, LONGEST_TITLE, LONGEST_WORD, MOST_ENTRIES } from './limits'

/** Letters between white space and hyphens, where a browser may break a line. */
const LONG_WORD = new RegExp(`[^\\s\\u2010-\\u2014-]{${LONGEST_WORD + 1}}`, 'u')

const LONG_WORD_PROBLEM = `holds a word of more than ${LONGEST_WORD} letters. Write a shorter one, or put a space into it`

/** A text that may be empty, of at most `most` letters. Markup in it stays text. */
export function formatBoundedText(most: number) {
  return z
    .string()
    .max(most)
    .refine(words => !LONG_WORD.test(words), { error: LONG_WORD_PROBLEM })
}

/** A text of one paragraph; spaces and line ends around it do not count. */
export const text = formatBoundedText(LONGEST_TEXT).trim().min(1)

/** A text on one line: a name, a stock, an entry of a list. */
export const line = formatLine(LONGEST_LINE)

/** What is printed large, and makes an address. */
export const title = formatLine(LONGEST_TITLE)

function formatLine(most: number) {
  return formatBoundedText(most)
    .trim()
    .min(1)
    .refine(words => !/[\r\n]/.test(words), { error: 'holds a line break. Write it on one line' })
}

/** A list of at most 60 entries. */
export function listOf<T extends z.ZodType>(entry: T) {
  return z.array(entry).max(MOST_ENTRIES)
}

/** A list of short texts; it may be left out. */
export const texts = listOf(line).default([])

const slug = line.meta({ description: 'File name of a machine in content/products, without .yaml' })

/** Machines, each once, by the last part of their address, which is also the name of their file. */
export const slugs = listOf(slug).superRefine((list, context) => {
  for (const [index, word] of list.entries()) {
    if (list.indexOf(word) === index) continue
    context.addIssue({ code: 'custom', path: [index], message: `'${word}' is there twice. Write each machine once` })
  }
})

/** An address on the web. */
export const webAddress = z
  .url({ protocol: /^https$/, error: 'is not a web address. Write it in full, with https://' })
  .max(LONGEST_TEXT)

export const mailAddress = z.email({ error: "is not an e-mail address. Write it like 'name@example.in'" }).max(254)

/** A page of this site. */
export const pagePath = z
  .string()
  .max(LONGEST_LINE)
  .regex(/^\/[a-z0-9/-]*$/, { error: "is not a page of this site. Write it like '/about-us'" })
