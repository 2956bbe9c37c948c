/**
 * The form of a file of words. It shows all words that the site uses; the file contains only those that differ from the
 * defaults in the code.
 */
import { findDefaultWords, mergeWords, pickChanges } from '@/lib/words/defaults'
import type { Schema } from './schema'
import { toFile, toForm } from './values'

/** The parts of a form of config.ts that are used here, and its values by field. */
type Form = { file: string | null; schema: Schema | null }
type Values = Record<string, unknown>

/** The default words of a form's file; undefined if it is no file of words. */
const findTexts = ({ file }: Form) => findDefaultWords(file ?? '')?.texts

/** Whether the file of a form may be empty, which means that all its words are the defaults. */
export function mayBeEmpty(form: Form): boolean {
  return findTexts(form) !== undefined
}

/**
 * The JSON Schema of words for their form. All groups count as required, because the form shows only required groups
 * opened (fields.ts), and the defaults in them must be visible.
 */
export function openGroups(schema: Schema): Schema {
  const parts = Object.entries(schema.properties ?? {})
  const groups = parts.filter(([, { properties }]) => properties).map(([key]) => key)
  const opened = parts.map(([key, part]) => [key, groups.includes(key) ? openGroups(part) : part] as const)
  return { ...schema, properties: Object.fromEntries(opened), required: groups }
}

/** The value of a file as its form shows it. */
export function showFile(form: Form, value: unknown): Values {
  return form.schema ? (toForm(form.schema, mergeWords(findTexts(form), value)) as Values) : {}
}

/** The value that a form writes into its file. */
export function readForm(form: Form, shown: Values): Values {
  const value = toFile(form.schema ?? {}, shown)
  const texts = findTexts(form)
  return (texts ? (pickChanges(texts, value) ?? {}) : value) as Values
}
