import 'server-only'
import { z } from 'zod'
import { boundedText } from '@/lib/content/files/fields'
import { LONGEST_TEXT } from '@/lib/content/files/limits'
import { type Counted, splitTemplate, type Template } from '@/lib/words'

const CATEGORIES = ['zero', 'one', 'two', 'few', 'many'] as const

/** A text without values. */
export const word = createTemplate<never>([], [])

/** Texts without values, by their keys. */
export function words<const Key extends string>(...keys: Key[]): Record<Key, typeof word> {
  return toRecord(keys, word)
}

/** A text with values in braces, each of which must occur: `template('shown', 'total')` takes '{shown} of {total}'. */
export function template<const Name extends string>(...names: Name[]): z.ZodType<Template<Name>, string> {
  return createTemplate<Name>(names, names)
}

/** Texts with the same values, by their keys. */
export function templates<const Key extends string, const Name extends string>(
  keys: readonly Key[],
  ...names: Name[]
): Record<Key, z.ZodType<Template<Name>, string>> {
  return toRecord(keys, template(...names))
}

/** Names of values of the content, by the value. What has none is shown as it is. */
export const names = z.record(z.string(), word)

/**
 * A text that depends on `{count}`, with a form for each plural category of the language: English and Hindi have `one`
 * and `other`. A form may leave the count out: 'one machine'. The reader of the file adds the locale.
 */
export function counted<const Name extends string = never>(...names: Name[]): z.ZodType<Counted<Name>> {
  const form = createTemplate<Name | 'count'>([...names, 'count'], names)
  return z.strictObject({ ...toRecord(CATEGORIES, form.optional()), other: form }) as unknown as z.ZodType<
    Counted<Name>
  >
}

/**
 * The schema of a file of content/words. `fixed` lists texts that the site's requirements prescribe, by their path; the
 * file must have them to the letter.
 */
export function wordsFile<Shape extends z.ZodRawShape>(title: string, shape: Shape) {
  return z
    .strictObject({ ...shape, fixed: fixedTexts })
    .superRefine((file, context) => {
      const { fixed, ...texts } = file as { fixed: Record<string, string> }
      for (const [path, text] of Object.entries(fixed)) {
        const keys = path.split('.')
        const found = keys.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], texts)
        if (found === text) continue
        const reason = `is prescribed as '${text}': docs/requirements.md asks for these words to the letter`
        const message = `${reason}. Write it so. If that has changed, take it out of 'fixed' first`
        context.addIssue({ code: 'custom', path: keys, message })
      }
    })
    .meta({ title })
}

const fixedTexts = z
  .record(z.string(), z.string())
  .default({})
  .meta({ description: "Texts that the requirements prescribe, by path: 'form.send: Send Message'" })

function createTemplate<Name extends string>(known: readonly Name[], needed: readonly string[]) {
  return boundedText(LONGEST_TEXT)
    .trim()
    .min(1)
    .superRefine((text, context) => {
      const found = splitTemplate<string>(text).flatMap(part => (typeof part === 'string' ? [] : part.name))
      const unknown = found.find(name => !known.includes(name as Name))
      const missing = needed.find(name => !found.includes(name))
      const message = unknown !== undefined ? explainUnknown(unknown, known) : missing && `lacks {${missing}}. Add it`
      if (message) context.addIssue({ code: 'custom', message })
    })
    .transform(text => text as Template<Name>)
}

function explainUnknown(name: string, known: readonly string[]) {
  const remedy = known.length > 0 ? `Write ${known.map(other => `{${other}}`).join(' or ')}` : 'Remove it'
  return `has {${name}}, which is not a value of this text. ${remedy}`
}

function toRecord<Key extends string, Value>(keys: readonly Key[], value: Value) {
  return Object.fromEntries(keys.map(key => [key, value])) as Record<Key, Value>
}
