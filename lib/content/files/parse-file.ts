import 'server-only'
import type { z } from 'zod'
import { findHidden } from './find-hidden'
import { formatSentence, type Issue } from './issue-text'
import { findKnownPlace } from './known-keys'
import { formatPlaceName, formatProblem } from './problem'
import { readYaml } from './read-yaml'

/** A file that passed its schema. */
export type Parsed<T> = {
  value: T
  /** Adds a later finding about one of its fields, with the line where it stands. */
  report: (path: readonly PropertyKey[], sentence: string) => void
  /** File and line of a field, for a sentence on another place. */
  toPlace: (path: readonly PropertyKey[]) => string
}

/** More mistakes of one file than these mostly follow from one: they are counted, and come to light one after the other. */
const MOST_MISTAKES = 20

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
    problems.push(formatProblem({ file, entry: findEntryName(data, path), path, line: lineOf(path) }, sentence))
  }
  const hidden = findHidden(data).slice(0, MOST_MISTAKES)
  for (const { path, sentence } of hidden) report(path, sentence)
  if (hidden.length > 0) return null
  const result = schema.safeParse(data, { reportInput: true })
  if (result.success) {
    return { value: result.data, report, toPlace: path => formatPlaceName({ file, line: lineOf(path) }) }
  }
  const issues = result.error.issues.flatMap(toSingleIssues).filter(isFirstOfPlace)
  for (const issue of issues.slice(0, MOST_MISTAKES)) {
    const path = issue.code === 'unrecognized_keys' ? [...issue.path, ...issue.keys] : issue.path
    report(path, formatSentence(issue, findKnownPlace(schema, issue.path)))
  }
  const rest = issues.length - MOST_MISTAKES
  if (rest > 0) problems.push(formatProblem({ file }, `there are ${rest} more mistakes. Put the others right first`))
  return null
}

/** A value has one fault at a time: the number that is too small has too many decimals because of that. */
function isFirstOfPlace({ code, path }: Issue, index: number, issues: Issue[]) {
  const isSame = (other: Issue) => other.code !== 'unrecognized_keys' && other.path.join() === path.join()
  return code === 'unrecognized_keys' || issues.findIndex(isSame) === index
}

/** The schema names all unknown fields of a place in one issue. */
function toSingleIssues(issue: Issue): Issue[] {
  return issue.code === 'unrecognized_keys' ? issue.keys.map(key => ({ ...issue, keys: [key] })) : [issue]
}

/** Title, name or meaning of the entry a path leads into: the file's own, or that of the list's element. */
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
