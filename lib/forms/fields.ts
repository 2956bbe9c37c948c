import type { MailKind } from '@/lib/adapters/mail-provider'
import { FIELD_LIMITS } from '@/lib/constants'

export type FieldName = keyof typeof FIELD_LIMITS
export type FieldValues = Partial<Record<FieldName, string>>
export type FieldErrors = Partial<Record<FieldName, string>>

/** The fields of each form, in the order of the screen. All of them are required. */
export const FORM_FIELDS: Record<MailKind, readonly FieldName[]> = {
  lead: ['name', 'mobile', 'email'],
  message: ['name', 'email', 'message'],
  newsletter: ['email'],
}

export const FIELD_LABELS: Record<FieldName, string> = {
  name: 'Name',
  mobile: 'Mobile Number',
  email: 'Email',
  message: 'Message',
}

/** A field that people do not see and form robots fill. It flags a message and never drops it: password managers fill it too. */
export const HONEYPOT_NAME = 'website'

const MISSING: Record<FieldName, string> = {
  name: 'Type your name.',
  mobile: 'Type your mobile number.',
  email: 'Type an email address.',
  message: 'Type your message.',
}

/** Control characters, line and paragraph separators among them: a line break in a single-line field could pose as a mail header. */
const CONTROLS = /[\p{Cc}\u2028\u2029]+/gu
const CONTROLS_BUT_LINES = /[^\P{Cc}\n\t]+/gu

/** The values of one form as typed; a field that is not there counts as empty. */
export function readFields(data: FormData, kind: MailKind): FieldValues {
  return Object.fromEntries(FORM_FIELDS[kind].map(name => [name, String(data.get(name) ?? '')]))
}

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
