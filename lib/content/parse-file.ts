import 'server-only'
import type { z } from 'zod'
import { toSentence } from './issue-text'
import { findKnownKeys } from './known-keys'
import { toProblem } from './problem'
import { readYaml } from './read-yaml'

/** A file that passed its schema. `report` adds a later finding about one of its fields, with the line where it stands. */
export type Parsed<T> = { value: T; report: (path: readonly PropertyKey[], sentence: string) => void }

/** Reads a file and holds it against its schema; every mistake is added to problems, and null comes back. */
export function parseFile<T extends z.ZodType>(
  folder: string,
  file: string,
  schema: T,
  problems: string[],
): Parsed<z.output<T>> | null {
  const yaml = readYaml(folder, file, problems)
  if (!yaml) return null
  const { data, lineOf } = yaml
  function report(path: readonly PropertyKey[], sentence: string) {
    problems.push(toProblem({ file, entry: findEntryName(data, path), path, line: lineOf(path) }, sentence))
  }
  const result = schema.safeParse(data, { reportInput: true })
  if (result.success) return { value: result.data, report }
  for (const issue of result.error.issues) {
    const knownKeys = findKnownKeys(schema, issue.path)
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : [null]
    for (const key of keys) {
      const path = key === null ? issue.path : [...issue.path, key]
      report(path, toSentence(key === null ? issue : ({ ...issue, keys: [key] } as typeof issue), knownKeys))
    }
  }
  return null
}

/** Title or name of the entry a path leads into: the file's own, or that of the list's element. */
function findEntryName(data: unknown, path: readonly PropertyKey[]) {
  const own = findName(data)
  if (own) return own
  const index = path.findIndex(key => typeof key === 'number')
  if (index === -1) return null
  return findName(
    path.slice(0, index + 1).reduce<unknown>((part, key) => (part as Record<PropertyKey, unknown> | null)?.[key], data),
  )
}

function findName(part: unknown) {
  if (typeof part !== 'object' || part === null) return null
  const { title, name } = part as { title?: unknown; name?: unknown }
  return [title, name].find(text => typeof text === 'string' && text !== '') as string | undefined
}
