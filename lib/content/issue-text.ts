import 'server-only'
import type { z } from 'zod'
import { findNearest } from './nearest'

export type Issue = z.core.$ZodIssue

const NOUNS: Record<string, string> = {
  unit: 'a unit',
  quantity: 'a quantity',
  process: 'a process',
  substrates: 'a group of stock',
  automation: 'a degree of automation',
  basis: 'a basis',
  icon: 'an icon',
  days: 'a day',
}

const KINDS: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  array: 'a list',
  tuple: 'a list',
  object: 'a group of fields',
}

/**
 * A finding of the schema as a sentence without jargon.
 * @param knownKeys fields that the place knows, so that a misspelt one can be named
 */
export function toSentence(issue: Issue, knownKeys: readonly string[]) {
  if (issue.code === 'unrecognized_keys') return toUnknownField(issue.keys[0] ?? '', knownKeys)
  if (issue.code === 'invalid_value') return toUnknownValue(issue)
  if (issue.code === 'invalid_type') return toWrongKind(issue)
  if (issue.code === 'too_small' && issue.origin === 'string') return 'is empty. Write a text, or remove the line'
  if (issue.code === 'too_small' && issue.origin === 'number') {
    return `${quote(issue.input)} is too small. Write ${issue.inclusive ? 'at least' : 'more than'} ${issue.minimum}`
  }
  if (issue.code === 'too_big' && issue.origin === 'number') {
    return `${quote(issue.input)} is too large. Write at most ${issue.maximum}`
  }
  if (issue.code === 'too_small') return `holds too few entries. Write at least ${issue.minimum}`
  if (issue.code === 'too_big') return `holds too many entries. Write at most ${issue.maximum}`
  if (issue.code === 'invalid_format') return `${quote(issue.input)} ${issue.message}`
  return issue.message
}

function toUnknownField(key: string, knownKeys: readonly string[]) {
  const nearest = findNearest(key, knownKeys)
  return `is not a field we know. ${nearest ? `Write '${nearest}'` : `Write one of ${knownKeys.join(', ')}`}`
}

function toUnknownValue({ input, path, values }: z.core.$ZodIssueInvalidValue) {
  const list = values.map(String)
  if (input === undefined) return `is missing. Write one of ${list.join(', ')}`
  const field = path.findLast(key => typeof key === 'string')
  const nearest = typeof input === 'string' ? findNearest(input, list) : null
  const choice = list.length === 1 ? `Write ${list[0]}` : `Write one of ${list.join(', ')}`
  return `${quote(input)} is not ${NOUNS[String(field)] ?? 'a value'} we know. ${nearest ? `Did you mean '${nearest}'? ` : ''}${choice}`
}

function toWrongKind({ expected, input, path }: z.core.$ZodIssueInvalidType) {
  if (path.length === 0)
    return input === null ? 'the file is empty' : "the file must hold fields, like 'title: Single Facer'"
  const kind = KINDS[expected] ?? expected
  if (input === undefined) return `is missing. Write ${kind}`
  if (input === null) return `is empty. Write ${kind}, or remove the line`
  if (expected === 'string') return `${quote(input)} must be a text. Put it in quotes`
  if (expected === 'number' && typeof input === 'string') {
    return `${quote(input)} must be a number. Write the number alone, without quotes, commas or unit`
  }
  return `must be ${kind}`
}

function quote(value: unknown) {
  return typeof value === 'object' ? 'the value' : `'${value}'`
}
