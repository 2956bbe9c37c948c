import 'server-only'
import type { z } from 'zod'
import { findHidden } from './find-hidden'
import { formatSentence, type Issue } from './issue-text'
import { findKnownPlace } from './known-keys'
import { formatPlaceName, formatProblem } from './problem'
import { readYaml } from './read-yaml'

/** A file that passed its schema, with functions to report problems that are found later. */
export type Parsed<T> = {
  value: T
  /** Adds a problem in one of its fields, with the line number. */
  report: (path: readonly PropertyKey[], message: string) => void
  /** The file and line of a field, to refer to it from another message. */
  formatPlace: (path: readonly PropertyKey[]) => string
}

/** Further mistakes in one file are only counted: they usually follow from the first ones. */
const MAX_MISTAKES = 20

/**
 * Reads a file and validates it against its schema. If it is invalid, adds each mistake to `problems` and returns null.
 */
export function parseFile<T extends z.ZodType>(
  folder: string,
  file: string,
  schema: T,
  problems: string[],
): Parsed<z.output<T>> | null {
  const yaml = readYaml(folder, file, problems)
  if (!yaml) return null
  const { data, lineOf } = yaml
  function report(path: readonly PropertyKey[], message: string) {
    problems.push(formatProblem({ file, entry: findEntryName(data, path), path, line: lineOf(path) }, message))
  }
  const hidden = findHidden(data).slice(0, MAX_MISTAKES)
  for (const { path, message } of hidden) report(path, message)
  if (hidden.length > 0) return null
  const result = schema.safeParse(data, { reportInput: true })
  if (result.success) {
    return { value: result.data, report, formatPlace: path => formatPlaceName({ file, line: lineOf(path) }) }
  }
  const issues = result.error.issues.flatMap(toSingleIssues).filter(isFirstOfPlace)
  for (const issue of issues.slice(0, MAX_MISTAKES)) {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys] : issue.path
    report(path, formatSentence(issue, findKnownPlace(schema, issue.path)))
  }
  const rest = issues.length - MAX_MISTAKES
  if (rest > 0) problems.push(formatProblem({ file }, `there are ${rest} more mistakes. Fix the others first`))
  return null
}

/** Only the first issue of a value is reported, because later ones often follow from it. */
function isFirstOfPlace({ code, path }: Issue, index: number, issues: Issue[]) {
  const isSame = (other: Issue) => other.code !== 'unrecognized_keys' && other.path.join() === path.join()
  return code === 'unrecognized_keys' || issues.findIndex(isSame) === index
}

/** Zod reports all unknown fields of an object in one issue; this splits it into one issue for each field. */
function toSingleIssues(issue: Issue): Issue[] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map(key => ({ ...issue, keys: [key] })) : [issue]
}

/**
 * What to call the entry at a path: the `title`, `name` or `means` of the file, or else of the first list entry on the
 * path.
 */
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
  const { title, name, means } = part as Record<string, unknown>
  return [title, name, means].find(text => typeof text === 'string' && text !== '') as string | undefined
}
