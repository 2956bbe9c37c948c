import 'server-only'
import type { z } from 'zod'
import { formatNumber } from '@/lib/words/format-number'
import { formatUnknown, listChoices, quote } from './problem'
import { findMeantUnit } from './typed-figure'
import { formatTypedNumber } from './typed-number'

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

/** How to write those fields of a machine that are most often given a value of the wrong type. */
const TEXT_HINTS: Record<string, string> = {
  operators: "Write a sentence: 'Two operators.'",
  description: "Write 'description: |', and below it one bullet a line, each after two spaces and without its sign",
  stock: "Write '- material: corrugated', and below it 'flutes: [E, B]', or a range and 'unit: gsm'",
}

/** A zod issue as a sentence without jargon, to be printed after the field name. */
export function formatIssue(issue: z.core.$ZodIssue, isOptional: boolean): string {
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
export function wantsNumbers(issue: z.core.$ZodIssue) {
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
