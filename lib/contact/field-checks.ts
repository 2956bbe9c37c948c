import { formatNumber } from '@/lib/format-number'
import {
  FIELDS,
  type FieldErrors,
  type FieldName,
  type FieldValues,
  FORM_FIELDS,
  isRequired,
  type MailKind,
} from './fields'

/** Control characters and line separators: a line break in a single-line field could inject a mail header. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu
/** Control characters except line feeds and tabs, which a message may contain. */
const CONTROLS_IN_MESSAGE = /(?![\n\t])\p{Cc}/gu

/** Values ready to send: trimmed, without control characters, single-line fields on one line. Markup stays as typed. */
export function cleanFields(values: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, cleanField(name, value)]))
}

function cleanField(name: string, value: string): string {
  if (name === 'message') return value.replace(/\r\n?/g, '\n').replace(CONTROLS_IN_MESSAGE, '').trim()
  return value.replace(CONTROLS, ' ').trim()
}

/**
 * Whether two sets of values have the same text, such as those that were sent and those in the form now; a missing
 * field counts as empty.
 */
export function isSameText(one: FieldValues, other: FieldValues): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<FieldName>
  return [...names].every(name => (one[name] ?? '') === (other[name] ?? ''))
}

/** An error message for each field that is missing, blank, too long, or not an email address in the eyes of the browser. */
export function checkForm(form: HTMLFormElement, kind: MailKind, values: FieldValues): FieldErrors {
  const errors = checkFields(kind, values)
  for (const name of FORM_FIELDS[kind]) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.validity.typeMismatch) {
      errors[name] = 'Type an email address, such as name@company.com.'
    }
  }
  return errors
}

/** Like {@link checkForm}, but without the form: an error message for each value that is missing or too long. */
export function checkFields(kind: MailKind, values: FieldValues): FieldErrors {
  const errors: FieldErrors = {}
  for (const name of FORM_FIELDS[kind]) {
    const { length } = (values[name] ?? '').trim()
    const limit = FIELDS[name].limit
    if (length === 0 && isRequired(kind, name)) errors[name] = FIELDS[name].missing
    else if (length > limit) errors[name] = formatTooLong(name, length, limit)
  }
  return errors
}

function formatTooLong(name: FieldName, length: number, limit: number): string {
  const [actual, allowed] = [formatNumber(length), formatNumber(limit)]
  return `${FIELDS[name].label} is too long: it has ${actual} characters, ${allowed} fit.`
}
