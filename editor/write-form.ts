/** Makes the text of a file from what is filled in in its form. */
import { parseDocument } from 'yaml'
import { readPastedTable } from '@/lib/content/files/pasted-table'
import { writeTexts } from '@/scripts/languages/write-texts'
import type { Form } from './config'
import { createSource, fileTexts } from './gate'
import { getMachineFile, type Machine, placeMachine } from './machine-file'
import type { Schema } from './schema'
import { mayBeEmpty, readForm } from './word-form'
import { patchYaml } from './yaml'

/** The key under which an entry carries the text of its file, so that a save keeps comments and style. */
export const SOURCE = '_source'

/** The values of a form by the names of its fields. */
export type Values = Record<string, unknown>

/** The path below content/ of the file of a form with this value. */
export const getFile = ({ file }: Form, value: unknown) => file ?? getMachineFile(value as Machine)

/**
 * What a form writes: the value and text of its file, the path of that file, and of the one that it was read from,
 * which differs after a rename and is null for a new machine.
 */
export type Output = { value: Values; text: string; file: string; formerFile: string | null }

/**
 * Where a form's file goes. `isNew`: whether the save makes a new file, which a duplicate does too, although its form
 * carries the text of the file that it was copied from. `slug`: that of a machine, once the editor has chosen it; null
 * before, and for other files.
 */
type Place = { isNew: boolean; slug: string | null }

/** Makes what a form writes from what is filled in. */
export function write(form: Form, filled: Values, place: Place): Output {
  return form.schema ? writeContent(form, form.schema, filled, place) : writeTranslation(form, filled)
}

/** The form of a translation has a single field for all texts (./translation-field), and a tick for 'compared'. */
function writeTranslation(form: Form, { [SOURCE]: openedText, texts, compared }: Values): Output {
  const file = String(form.file)
  // What is filled in changes the text that the form was opened with. `fileTexts` may have a later one by now.
  const files = typeof openedText === 'string' ? new Map(fileTexts).set(file, openedText) : fileTexts
  const changed = JSON.parse(String(texts || '{}'))
  const text = writeTexts(createSource(files), file, changed, { isCompared: compared === true })
  return { value: { texts, compared }, text, file, formerFile: file }
}

/** Makes what a form with a schema writes: the changed file, or a new one that names its schema. */
function writeContent(form: Form, schema: Schema, filled: Values, { isNew, slug }: Place): Output {
  // These fields are not in the file: the text that the form was opened with, the list of mistakes, and a pasted table
  // of figures.
  const { [SOURCE]: openedText, _gate, _paste: pasted, ...data } = filled
  const written = readForm(form, data)
  if (pasted) written.figures = [...((written.figures as object[]) ?? []), ...readPastedTable(String(pasted)).figures]
  // The value that the form was opened with; null for a form that was opened without a file. An empty file of words is
  // one without changes; any other empty file counts as none.
  const emptyValue = mayBeEmpty(form) ? {} : null
  const opened = typeof openedText === 'string' ? (parse(openedText) ?? emptyValue) : null
  const former = isNew ? null : opened
  const placed: Values = form.file ? written : placeMachine(written as Machine, slug, former)
  const names = [...Object.keys(schema.properties ?? {}), ...Object.keys(placed)]
  // A new field is placed where the schema has it.
  const value: Values = Object.fromEntries(names.filter(name => name in placed).map(name => [name, placed[name]]))
  const file = getFile(form, value)
  const formerFile = former && getFile(form, former)
  const folder = file.includes('/') ? '..' : '.'
  const comment = `# yaml-language-server: $schema=${folder}/schema/${form.name}.json\n`
  const text = opened ? patchYaml(String(openedText), value) : comment + patchYaml('', value)
  return { value, text, file, formerFile }
}

/** The value of a text, or as much of it as can be read: a form that opened empty would overwrite the file. */
export const parse = (text: string) => parseDocument(text).toJS()
