import 'server-only'
import { z } from 'zod'
import { coloursSchema } from './colours'
import { readDrawing } from './drawing'
import type { ContentSource } from './files/content-source'
import { parseFile } from './files/parse-file'
import type { Problem } from './files/problem'

function isTimeZone(timeZone: string) {
  try {
    // The constructor throws for a zone that it does not know.
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }))
  } catch {
    return false
  }
}

/** Schema of content/brand.yaml. */
export const brandSchema = z
  .strictObject({
    locale: z
      .string()
      .regex(/^[a-z]{2}-[A-Z]{2}$/, { error: "is not a locale. Write language and country, like 'en-IN'" })
      .meta({ title: 'Language and numbers', description: 'Of the texts, and how numbers are written' }),
    country: z.string().regex(/^[A-Z]{2}$/, { error: "is not a country code. Write two capitals, like 'IN'" }),
    timeZone: z
      .string()
      .refine(isTimeZone, { error: "is not a time zone. Write it like 'Asia/Kolkata'" })
      .meta({ description: 'Where the staff is' }),
    colours: coloursSchema,
  })
  .meta({ title: 'The look' })

/**
 * The look of the site: content/brand.yaml with the drawings in content/brand/. Null if one of them has mistakes, which
 * are added to `problems`.
 */
export function readBrand(source: ContentSource, problems: Problem[]) {
  const file = parseFile(source, 'brand.yaml', brandSchema, problems)
  const logo = readDrawing(source, 'brand/logo.svg', problems)
  const icon = readDrawing(source, 'brand/icon.svg', problems)
  return file && logo && icon && { ...file.value, logo, icon }
}
