import { FIELD_LIMITS } from '@/lib/constants'
import { FIELD_LABELS, type FieldErrors, type FieldName, type FieldValues } from './fields'

const MISSING: Record<FieldName, string> = {
  name: 'Type your name.',
  mobile: 'Type your mobile number.',
  email: 'Type an email address.',
  message: 'Type your message.',
}

/** Control characters, line and paragraph separators among them: a line break in a single-line field could pose as a mail header. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu
const CONTROLS_BUT_LINES = /[^\P{Cc}\n\t]+/gu

/** Values ready to send: trimmed, single-line fields on one line, every letter and every mark-up character as typed. */
export function cleanFields(values: FieldValues): FieldValues {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, cleanField(name, value)]))
}

function cleanField(name: string, value: string): string {
  if (name === 'message') return value.replace(/\r\n?/g, '\n').replace(CONTROLS_BUT_LINES, '').trim()
  return value.replace(CONTROLS, ' ').trim()
}

/** One sentence for each field that the browser's own checks accept and we cannot: white space only, or too long. */
export function checkFields(values: FieldValues): FieldErrors {
  const errors: FieldErrors = {}
  for (const name of Object.keys(values) as FieldName[]) {
    const value = values[name] ?? ''
    const limit = FIELD_LIMITS[name]
    if (value.trim() === '') errors[name] = MISSING[name]
    else if (value.trim().length > limit) errors[name] = toLengthSentence(name, value.trim().length, limit)
  }
  return errors
}

function toLengthSentence(name: FieldName, length: number, limit: number): string {
  const [has, may] = [length, limit].map(count => count.toLocaleString('en-IN'))
  return `${FIELD_LABELS[name]} is too long: it has ${has} characters, ${may} fit.`
}

/** The sentence for what the browser's own check found. */
export function describeValidity(
  name: FieldName,
  validity: Pick<ValidityState, 'valueMissing' | 'typeMismatch'>,
): string {
  if (validity.valueMissing) return MISSING[name]
  if (validity.typeMismatch) return 'Type an email address, such as name@company.com.'
  return `Check ${FIELD_LABELS[name]}.`
}
