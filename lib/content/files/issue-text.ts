import 'server-only'
import type { z } from 'zod'
import { findNearest } from '@/lib/content/checks/nearest'
import { formatNumber } from '@/lib/format-number'
import type { KnownPlace } from './known-keys'
import { quote } from './problem'

export type Issue = z.core.$ZodIssue

const FIELD_NOUNS: Record<string, string> = {
  unit: 'a unit',
  quantity: 'a quantity',
  process: 'a process',
  substrates: 'a group of stock',
  automation: 'a degree of automation',
  basis: 'a basis',
  icon: 'an icon',
  days: 'a day',
}

const TYPE_NAMES: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of fields',
}

/** How to write a value of each type in YAML. */
const YAML_HINTS: Record<string, string> = {
  number: 'Write digits alone',
  int: 'Write digits alone, without a point',
  array: "Write each entry on its own line, after '- '",
  tuple: 'Write two numbers like [160, 420]',
  object: "Write each field on its own line, like 'name: text'",
}

/** A Zod issue as a message without jargon, to be printed after the field name. */
export function formatSentence(issue: Issue, { keys, isOptional }: KnownPlace) {
  if (issue.code === 'unrecognized_keys') return formatUnknownField(issue.keys[0] ?? '', keys)
  if (issue.code === 'invalid_value') return formatUnknownValue(issue)
  if (issue.code === 'invalid_type') return formatWrongKind(issue, isOptional)
  if (issue.code === 'too_small' || issue.code === 'too_big') return formatWrongSize(issue, isOptional)
  if (issue.code === 'invalid_format') return `${quote(issue.input)} ${issue.message}`
  return issue.message
}

function formatUnknownField(key: string, knownKeys: readonly string[]) {
  const nearest = findNearest(key, knownKeys)
  return `is not a field we know. ${nearest ? `Write '${nearest}'` : `Write one of ${knownKeys.join(', ')}`}`
}

function formatUnknownValue({ input, path, values }: z.core.$ZodIssueInvalidValue) {
  const list = values.map(String)
  const choice = list.length === 1 ? `Write ${list[0]}` : `Write one of ${list.join(', ')}`
  if (input === undefined || input === null) return `is ${input === null ? 'empty' : 'missing'}. ${choice}`
  const field = path.findLast(key => typeof key === 'string')
  const nearest = typeof input === 'string' ? findNearest(input, list) : null
  const guess = nearest ? `Did you mean '${nearest}'? ` : ''
  return `${quote(input)} is not ${FIELD_NOUNS[String(field)] ?? 'a value'} we know. ${guess}${choice}`
}

function formatWrongKind({ expected, input, path }: z.core.$ZodIssueInvalidType, isOptional: boolean) {
  if (path.length === 0) {
    return input === null
      ? 'the file is empty. Write its fields, or restore an earlier version'
      : "the file must contain fields. Write them like 'title: Single Facer'"
  }
  const kind = TYPE_NAMES[expected] ?? expected
  if (input === undefined) return `is missing. Write ${kind}`
  if (input === null) return `is empty. Write ${kind}${isOptional ? ', or remove the line' : ''}`
  if (expected === 'string' && typeof input !== 'object') return `${quote(input)} must be a text. Put it in quotes`
  if (expected === 'number' && typeof input === 'string') {
    return `${quote(input)} must be a number. Write the number alone, without quotes, commas or unit`
  }
  return `must be ${kind}. ${YAML_HINTS[expected] ?? 'Write it in words'}`
}

type WrongSize = z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig

function formatWrongSize(issue: WrongSize, isOptional: boolean) {
  const isSmall = issue.code === 'too_small'
  const limit = isSmall ? issue.minimum : issue.maximum
  const bound = `${isSmall ? (issue.inclusive ? 'at least' : 'more than') : 'at most'} ${formatNumber(Number(limit))}`
  if (issue.origin === 'string') {
    if (isSmall) return `is empty. Write a text${isOptional ? ', or remove the line' : ''}`
    return `has ${formatNumber(String(issue.input).length)} characters. Write ${bound}`
  }
  if (issue.origin === 'number' || issue.origin === 'int') {
    return `${quote(issue.input)} is too ${isSmall ? 'small' : 'large'}. Write ${bound}`
  }
  return `has too ${isSmall ? 'few' : 'many'} entries. Write ${bound}`
}
