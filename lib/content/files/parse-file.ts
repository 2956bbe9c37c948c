import 'server-only'
import type { z } from 'zod'
import { findHiddenCharacter } from '@/lib/hidden-characters'
import { findNearest } from '@/lib/nearest'
import { formatNumber } from '@/lib/words/format-number'
import type { ContentSource } from './content-source'
import { formatPlaceName, formatUnknown, listChoices, type Problem, quote } from './problem'
import { readYaml } from './read-yaml'
import { findPart, listNamedWords, type NamedWord } from './schema-parts'
import { findMeantUnit, formatTypedNumber, isUnitSuggested, suggestFigure } from './typed-number'

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
  const count = rest === 1 ? 'is 1 more mistake' : `are ${rest} more mistakes`
  if (rest > 0) problems.push({ file, sentence: `there ${count}. Fix the others first` })
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
  const { shape = {} } = schema as { shape?: Record<string, z.ZodType> }
  const fields = Object.entries(shape).flatMap(([key, part]) => {
    const { success, data: value } = part.safeParse((data as Record<string, unknown>)[key])
    return success ? [[key, value] as const] : []
  })
  return Object.fromEntries(fields)
}

/** The title, name or meaning of the file, or else of the first list entry on the path; of a figure both. */
export function findEntryName(data: unknown, path: readonly PropertyKey[]) {
  type Part = Record<PropertyKey, unknown> | null | undefined
  const index = path.findIndex(key => typeof key === 'number')
  const entry = path.slice(0, index + 1).reduce<unknown>((part, key) => (part as Part)?.[key], data)
  const names = [data, entry].flatMap(part => ['title', 'name', 'means'].map(field => (part as Part)?.[field]))
  const known = names.filter((name): name is string => typeof name === 'string' && name !== '')
  return path[0] === 'figures' ? [...new Set(known)].join(' · ') : known[0]
}

/** A place with a mistake, the sentence about it, and the neighbouring fields that this sentence already corrects. */
type Mistake = { path: readonly PropertyKey[]; sentence: string; corrects: readonly PropertyKey[] }

/** What to say about each place with a mistake. Later issues of the same place often follow from the first. */
function listMistakes(issues: readonly z.core.$ZodIssue[], schema: z.ZodType) {
  const mistakes = issues.flatMap((issue): Mistake[] => {
    const { keys, isOptional } = findPart(schema, issue.path)
    if (issue.code !== 'unrecognized_keys') {
      const { path, input } = issue
      const isPasted = typeof input === 'string' && wantsNumbers(issue) && isUnitSuggested(input)
      return [{ path, sentence: formatIssue(issue, isOptional), corrects: isPasted ? ['unit'] : [] }]
    }
    // In braces, YAML reads 'value: 1,20,000' as three fields: value, 20 and 000.
    const number = issue.keys.find(isNumber)
    const unknown = issue.keys.filter(key => key === number || !isNumber(key))
    const pair = issue.path[0] === 'figures' && unknown.length === 1 ? formatPair(issue.input) : null
    return unknown.map(key => ({
      path: [...issue.path, key],
      sentence: pair?.sentence ?? formatUnknownField(key, keys),
      corrects: pair?.corrects ?? [],
    }))
  })
  const seen = new Set<string>()
  const firsts = mistakes.filter(({ path }) => {
    const isFirst = !seen.has(path.join())
    seen.add(path.join())
    return isFirst
  })
  const isCorrected = (path: readonly PropertyKey[]) => {
    const isBeside = (other: readonly PropertyKey[]) => other.slice(0, -1).join() === path.slice(0, -1).join()
    return mistakes.some(other => isBeside(other.path) && other.corrects.some(field => field === path.at(-1)))
  }
  return firsts.filter(({ path }) => !isCorrected(path))
}

/** How to write a pasted line, such as '- Speed: 40-60 pcs/min', as a figure; null for anything else. */
function formatPair(entry: unknown) {
  const [pair, another] = Object.entries(entry ?? {})
  if (!pair || another || typeof pair[1] === 'object') return null
  const [name, value] = pair
  const typed = String(value)
  const fields = suggestFigure(typed) ?? 'and its number and unit'
  return {
    sentence: `is the name of a figure. Write 'name: ${name}', ${fields}`,
    corrects: isUnitSuggested(typed) ? ['name', 'unit'] : ['name'],
  }
}

function isNumber(key: string) {
  return /^\d+$/.test(key)
}

/** What is wrong with a field name that the schema does not have; `keys` are the names that it has. */
function formatUnknownField(key: string, keys: readonly string[]) {
  if (isNumber(key)) return 'follows a comma inside a number. Write the number without commas'
  const hidden = findHiddenCharacter(key)
  if (hidden) return `its name contains the invisible character ${hidden}. Type it again by hand`
  const nearest = findNearest(key, keys)
  return `is not a field we know. ${nearest ? `Write '${nearest}'` : listChoices(keys)}`
}

/** The length of the shortest unknown unit for which a known one is suggested. */
const SHORTEST_GUESS = 4

/** What to say about a value of the wrong kind, by the last field name on its path. */
const NOUNS: Record<string, string> = {
  unit: 'a unit',
  quantity: 'a quantity',
  process: 'a process',
  material: 'a material',
  cover: 'a material',
  automation: 'a degree of automation',
  basis: 'a basis',
  icon: 'an icon',
  days: 'a day',
}

/** What each type is called, and how its values are written in YAML. */
const TYPES: Record<string, [name: string, hint: string]> = {
  string: ['a text', 'Write it in words'],
  number: ['a number', 'Write digits alone'],
  int: ['a whole number', 'Write digits alone, without a point'],
  array: ['a list', "Write each entry on its own line, after '- '"],
  tuple: ['a list', 'Write two numbers like [160, 420]'],
  object: ['a group of fields', "Write each field on its own line, like 'name: text'"],
}

/** How the fields of a machine are written that are given as a number, a list or a text most often. */
const TEXT_HINTS: Record<string, string> = {
  operators: "Write a sentence: 'Two operators.'",
  description: "Write 'description: |', and below it one bullet a line, each after two spaces and without its sign",
  stock: "Write '- material: corrugated', and below it 'flutes: [E, B]', or a range and 'unit: gsm'",
}

/** A zod issue as a sentence without jargon, to be printed after the field name. */
function formatIssue(issue: z.core.$ZodIssue, isOptional: boolean): string {
  const { input } = issue
  if (typeof input === 'string' && wantsNumbers(issue)) return formatTypedNumber(input, issue.path[0] === 'figures')
  const orRemove = isOptional ? ', or remove the line' : ''
  switch (issue.code) {
    case 'invalid_value': {
      const values = issue.values.map(String)
      if (input === undefined || input === null)
        return `is ${input === null ? 'empty' : 'missing'}. ${listChoices(values)}`
      const field = String(issue.path.findLast(key => typeof key === 'string'))
      const unitSentence = field === 'unit' && typeof input === 'string' && formatOddUnit(input, values)
      return unitSentence || formatUnknown(input, NOUNS[field] ?? 'a value', values)
    }
    case 'invalid_type':
      return formatWrongType(issue, orRemove)
    case 'too_small': {
      if (issue.origin === 'string') return `is empty. Write a text${orRemove}`
      const bound = `Write ${issue.inclusive ? 'at least' : 'more than'} ${formatNumber(Number(issue.minimum))}`
      return issue.origin === 'array' ? `has too few entries. ${bound}` : `${quote(input)} is too small. ${bound}`
    }
    case 'too_big': {
      const bound = `Write at most ${formatNumber(Number(issue.maximum))}`
      if (issue.origin === 'string') return `has ${formatNumber(String(input).length)} characters. ${bound}`
      return issue.origin === 'array' ? `has too many entries. ${bound}` : `${quote(input)} is too large. ${bound}`
    }
    case 'invalid_format':
      return `${quote(input)} ${issue.message}`
    case 'invalid_key':
      return `its name ${issue.issues[0]?.message}`
    case 'invalid_union': {
      const [first] = issue.errors[0] ?? []
      // A union with a sentence of its own uses that; for others, the issues of the first member are reported.
      return first && issue.message === 'Invalid input'
        ? formatIssue({ ...first, path: issue.path }, isOptional)
        : issue.message
    }
    default:
      return issue.message
  }
}

/** What to say about another spelling of a known unit, or an unknown unit that is too short to guess; else null. */
function formatOddUnit(typed: string, units: readonly string[]): string | null {
  const meant = findMeantUnit(typed)
  if (meant) return units.includes(meant) ? `${quote(typed)} is written '${meant}' here. Write '${meant}'` : null
  // A short unknown unit is not guessed at: Nm is not mm.
  if (typed.length >= SHORTEST_GUESS) return null
  return `${quote(typed)} is not a unit we know. ${listChoices(units)}. Without one, write it as a text`
}

/** Whether a number belongs here, or a list of them in a figure. */
function wantsNumbers(issue: z.core.$ZodIssue) {
  const isFigure = issue.path[0] === 'figures' && issue.path.length > 2
  if (issue.code === 'invalid_union') return isFigure
  if (issue.code !== 'invalid_type') return false
  return /number|int/.test(issue.expected) || (isFigure && /array|tuple/.test(issue.expected))
}

/** What to say about a missing value or one of the wrong type. `orRemove` is added where it may be left out. */
function formatWrongType({ expected, input, path }: z.core.$ZodIssueInvalidType, orRemove: string) {
  if (path.length === 0) {
    return input === null
      ? 'the file is empty. Write its fields, or restore an earlier version'
      : "the file must contain fields. Write them like 'title: Single Facer'"
  }
  const [name, how] = TYPES[expected] ?? [expected, 'Write it in words']
  if (input === undefined) return `is missing. Write ${name}`
  if (input === null) return `is empty. Write ${name}${orRemove}`
  const hint = TEXT_HINTS[String(path[0])]
  const isField = expected === 'string' && path.length === 1
  const isListEntry = expected === 'object' && path.length === 2
  if (hint && (isField || isListEntry)) return `must be ${name}. ${hint}`
  if (expected === 'string' && typeof input !== 'object') return `${quote(input)} must be a text. Put it in quotes`
  return `must be ${name}. ${how}`
}
