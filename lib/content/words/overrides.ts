import 'server-only'
import { z } from 'zod'
import { boundedText } from '@/lib/content/files/fields'
import { LONGEST_TEXT } from '@/lib/content/files/limits'
import { splitTemplate } from '@/lib/words'
import type { DefaultWords, Texts } from '@/lib/words/default-words'

const PLURAL_FORMS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const

/** The schema of the file with a content's own words for a feature: the keys of the default words, each optional. */
export function createOverridesSchema({ title, open = [], texts }: DefaultWords) {
  return toGroup(texts, open, []).meta({ title })
}

/** The schema of a group of texts. The keys of an open group, which `open` lists by path, are not fixed. */
function toGroup(texts: Texts, open: readonly string[], path: readonly string[]) {
  const parts = Object.entries(texts).map(([key, part]) => [key, toPart(part, open, [...path, key]).optional()])
  return z.strictObject(Object.fromEntries(parts) as Record<string, z.ZodType>)
}

/** The schema of a text, a text with plural forms, or a group; with the default for editors. */
function toPart(part: string | Texts, open: readonly string[], path: readonly string[]): z.ZodType {
  if (typeof part === 'string') return createText(listValues(part)).meta({ default: part })
  if (open.includes(path.join('.'))) return z.record(z.string(), createText([])).meta({ default: part })
  return typeof part.other === 'string' ? toForms(part, part.other) : toGroup(part, open, path)
}

/**
 * A text that depends on `{count}`, with a form for each plural category of a language: English and Hindi have `one`
 * and `other`. A form may leave the count out: 'one machine'.
 */
function toForms(forms: Texts, other: string) {
  const needed = listValues(other).filter(name => name !== 'count')
  const parts = PLURAL_FORMS.map(form => {
    const text = createText([...needed, 'count'], needed)
    return [form, (forms[form] === undefined ? text : text.meta({ default: forms[form] })).optional()]
  })
  return z.strictObject(Object.fromEntries(parts) as Record<string, z.ZodType>)
}

/** The schema of a text. It may have the values in `known` in braces, and must have those in `needed`. */
function createText(known: readonly string[], needed = known) {
  return boundedText(LONGEST_TEXT)
    .trim()
    .min(1)
    .superRefine((text, context) => {
      const found = listValues(text)
      const unknown = found.find(name => !known.includes(name))
      const missing = needed.find(name => !found.includes(name))
      const message = unknown !== undefined ? explainUnknown(unknown, known) : missing && `lacks {${missing}}. Add it`
      if (message) context.addIssue({ code: 'custom', message })
    })
}

/** The names of the values in braces, in the order of the text. */
function listValues(text: string): string[] {
  const names = splitTemplate<string>(text).flatMap(part => (typeof part === 'string' ? [] : part.name))
  return [...new Set(names)]
}

function explainUnknown(name: string, known: readonly string[]) {
  const remedy = known.length > 0 ? `Write ${known.map(other => `{${other}}`).join(' or ')}` : 'Remove it'
  return `has {${name}}, which is not a value of this text. ${remedy}`
}
