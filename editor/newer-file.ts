/**
 * Merges the changes of two people when somebody else has changed the file since the form was opened or its draft was
 * made. If both have changed the same field, whoever saves is shown both values and chooses.
 */
import type { Field } from '@sveltia/cms'
import { parseDocument } from 'yaml'
import { askWhichStay } from './ask-which-stay'
import { type Conflict, merge, type Path } from './merge'
import { type Schema, toFieldName } from './schema'
import { toFile, toForm } from './values'
import { findName, patchYaml } from './yaml'

/** A field of Sveltia that may contain others: `types` are the kinds of entries of a list, each with its fields. */
type Part = { name: string; label?: string; fields?: Part[]; types?: Part[] }

type Options = {
  /** The JSON Schema of the file; null for a translation, whose form has only its texts. */
  schema: Schema | null
  /** The fields of the form, whose labels name the conflicts. */
  fields: readonly Field[]
  /** The texts of the file: as the form began with it, as it is now, and as the form would write it. */
  base: string
  newest: string
  text: string
}

const parse = (text: string): unknown => parseDocument(text).toJS() ?? {}

/**
 * The text and value of the file with the changes of both people. `theirs` are the conflicts in which the user has
 * chosen what the other wrote. Null if the user wants to go on editing.
 */
export async function layOver({ schema, fields, base, newest, text }: Options) {
  // The value as a form would write it, so that an empty field and a missing one are no difference.
  const readAsForm = (file: string) => (schema ? toFile(schema, toForm(schema, parse(file))) : parse(file))
  const versions = { base: readAsForm(base), theirs: readAsForm(newest), mine: readAsForm(text) }
  // Merged twice: first to find the conflicts, and then with what the user has chosen.
  const conflicts: Conflict[] = []
  merge(versions, conflict => {
    // The hashes in the field `of` of a translation are no conflict: each save updates them.
    if (schema || conflict.path[0] !== 'of') conflicts.push(conflict)
    return conflict.mine
  })
  const questions = conflicts.map(({ path, mine, theirs }) => ({
    label: formatLabel(fields as Part[], versions.mine, path),
    mine: formatValue(mine),
    theirs: formatValue(theirs),
  }))
  const isMine = questions.length > 0 ? await askWhichStay(questions) : []
  if (!isMine) return null
  const theirs = conflicts.filter((_, index) => !isMine[index])
  const isTheirs = ({ path }: Conflict) => theirs.some(conflict => conflict.path.join() === path.join())
  const value = merge(versions, conflict => (isTheirs(conflict) ? conflict.theirs : conflict.mine))
  return { value, text: patchYaml(newest, value), theirs }
}

/** 'Figures › Working speed › Range': the labels of the form, and the names of entries, which are counted from 1. */
export function formatLabel(fields: readonly Part[], value: unknown, [key, ...rest]: Path): string {
  if (key === undefined) return ''
  const inner = (value as Record<string, unknown> | undefined)?.[key]
  // A number leads to an entry, whose fields are those that its list has passed on.
  if (typeof key === 'number') return joinLabels(String(findName(inner) ?? key + 1), formatLabel(fields, inner, rest))
  const field = fields.find(({ name }) => name === toFieldName(key))
  const innerFields = [field, ...(field?.types ?? [])].flatMap(part => part?.fields ?? [])
  return joinLabels(field?.label ?? key, formatLabel(innerFields, inner, rest))
}

const joinLabels = (label: string, rest: string) => (rest ? `${label} › ${rest}` : label)

/** A value as the dialog shows it. */
function formatValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return '(nothing)'
  return typeof value === 'object' ? patchYaml('', value).trim() : String(value)
}
