import 'server-only'
import type { z } from 'zod'
import type { ContentSource } from './content-source'
import { listMistakes } from './list-mistakes'
import { formatPlaceName, type Problem } from './problem'
import { readYaml } from './read-yaml'
import { listNamedWords, type NamedWord } from './schema-parts'

/** A file that passed its schema, with functions to report problems that are found later. */
export type Parsed<T> = {
  /** The data as parsed, before validation. */
  data: unknown
  /** Its path below the content folder. */
  file: string
  value: T
  /** What its fields name: machines, pictures, categories. */
  named: NamedWord[]
  /** Adds a problem in one of its fields, with the line number. */
  report: (path: readonly PropertyKey[], sentence: string) => void
  /** The file and line of a field, to refer to it from another message. */
  formatPlace: (path: readonly PropertyKey[]) => string
}

/** More mistakes than this in one file are only counted: they usually follow from the first ones. */
const MAX_MISTAKES = 20

/**
 * Reads a file and validates it against its schema. If it is invalid, adds each mistake to `problems` and returns null.
 * @param onInvalid gets an invalid file with those of its fields that are sound, for checks that need no more
 */
export function parseFile<T extends z.ZodType>(
  source: ContentSource,
  file: string,
  schema: T,
  problems: Problem[] = [],
  onInvalid?: (draft: Parsed<Partial<z.output<T>>>) => void,
): Parsed<z.output<T>> | null {
  const yaml = readYaml(source, file, problems)
  if (!yaml) return null
  const { data, lineOf } = yaml
  function report(path: readonly PropertyKey[], sentence: string) {
    problems.push({ file, entry: findEntryName(data, path), path, line: lineOf(path), sentence })
  }
  const formatPlace = (path: readonly PropertyKey[]) => formatPlaceName({ file, line: lineOf(path) })
  const result = schema.safeParse(data, { reportInput: true })
  if (result.success)
    return { file, data, value: result.data, named: listNamedWords(schema, data), report, formatPlace }
  const mistakes = listMistakes(result.error.issues, schema)
  for (const { path, sentence } of mistakes.slice(0, MAX_MISTAKES)) report(path, sentence)
  const rest = mistakes.length - MAX_MISTAKES
  if (rest > 0) {
    const count = rest === 1 ? 'is 1 more mistake' : `are ${rest} more mistakes`
    problems.push({ file, sentence: `there ${count}. Fix the others first` })
  }
  if (onInvalid && typeof data === 'object' && data !== null) {
    const sound = parseFields(schema, data)
    const soundData = Object.fromEntries(Object.entries(data).filter(([key]) => key in sound))
    const value = sound as Partial<z.output<T>>
    onInvalid({ file, data, value, named: listNamedWords(schema, soundData), report, formatPlace })
  }
  return null
}

/** Those fields of an invalid file that are valid by themselves. */
function parseFields(schema: z.ZodType, data: object) {
  // Only the schema of an object has fields; of any other, nothing is sound.
  const { shape = {} } = schema as { shape?: Record<string, z.ZodType> }
  const fields = Object.entries(shape).flatMap(([key, part]) => {
    const { success, data: value } = part.safeParse((data as Record<string, unknown>)[key])
    return success ? [[key, value] as const] : []
  })
  return Object.fromEntries(fields)
}

/**
 * What a message calls the place: the file's title, name or meaning, or else that of the first list entry on the path.
 * A figure is called by both: 'Die cutter · Speed'. Undefined if there is no such name.
 */
export function findEntryName(data: unknown, path: readonly PropertyKey[]) {
  type Part = Record<PropertyKey, unknown> | null | undefined
  const index = path.findIndex(key => typeof key === 'number')
  const follow = (part: unknown, key: PropertyKey) => (part as Part)?.[key]
  const entry = index === -1 ? undefined : path.slice(0, index + 1).reduce(follow, data)
  const names = [data, entry].flatMap(part => ['title', 'name', 'means'].map(field => (part as Part)?.[field]))
  const given = names.filter((name): name is string => typeof name === 'string' && name !== '')
  return path[0] === 'figures' ? [...new Set(given)].join(' · ') : given[0]
}
