import { cleanCode, cleanText } from '@/lib/hidden-characters'
import { toAsciiDigits } from '@/lib/trade/measures/digits'
import type { Words } from '@/lib/words/defaults'

/**
 * The kind of message, which decides its form and the provider's template for it: 'lead' comes from the short form
 * that asks for a call, 'message' from the contact page, 'newsletter' from the form in the footer.
 */
export type MailKind = 'lead' | 'message' | 'newsletter'

/** What is typed into the fields of a form, by field. */
export type FieldValues = Partial<Record<FieldName, string>>

/** Words that every form needs: labels, errors, the status of its message, other ways to reach the company. */
export type FormWords = Words['contact']['form']

/**
 * Every field that a form can have: its maximum length, and attributes of its input; `input` is null for the multi-line
 * field. `limit` is in UTF-16 units and checked on submit, because maxlength silently truncates.
 */
export const FIELDS = {
  name: { limit: 100, input: { type: 'text', autoComplete: 'name', dir: 'auto' } },
  mobile: { limit: 20, input: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' } },
  email: {
    limit: 254,
    input: { type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false, autoCapitalize: 'none' },
  },
  company: { limit: 100, input: { type: 'text', autoComplete: 'organization', dir: 'auto' } },
  message: { limit: 5000, input: null },
} as const

export type FieldName = keyof typeof FIELDS

/** The fields of each form, in the order on the screen. A message can be sent without the optional ones. */
export const FORM_FIELDS: Record<MailKind, { required: readonly FieldName[]; optional: readonly FieldName[] }> = {
  lead: { required: ['name', 'mobile', 'email'], optional: [] },
  message: { required: ['name', 'email', 'message'], optional: ['mobile', 'company'] },
  newsletter: { required: ['email'], optional: [] },
}

/** All kinds of message. */
export const MAIL_KINDS = Object.keys(FORM_FIELDS) as MailKind[]

/**
 * A field that people cannot see but spam bots fill in. It only flags a message, because password managers may fill it
 * in too.
 */
export const HONEYPOT_NAME = 'website'

/** All fields of a form, in the order on the screen. */
export function listFormFields(kind: MailKind): FieldName[] {
  return [...FORM_FIELDS[kind].required, ...FORM_FIELDS[kind].optional]
}

/** The values of a form as typed. A missing field counts as empty. */
export function readFields(data: FormData, kind: MailKind): FieldValues {
  return Object.fromEntries(listFormFields(kind).map(name => [name, String(data.get(name) ?? '')]))
}

/**
 * Values ready to send: trimmed, without invisible characters, and a telephone number in plain digits. Single-line
 * fields are put on one line, because a line break could inject a mail header. Markup stays as typed.
 */
export function cleanFields(values: FieldValues): FieldValues {
  const names = Object.keys(values) as FieldName[]
  return Object.fromEntries(names.map(name => [name, cleanField(name, values[name] ?? '')]))
}

/**
 * A text longer than this many times its limit, such as a pasted file, is not cleaned, which could take seconds: it is
 * refused for its length anyway.
 */
const CLEANED_UP_TO_LIMITS = 10

/** A value ready to send, as `cleanFields` describes it. */
function cleanField(name: FieldName, value: string): string {
  if (value.length > CLEANED_UP_TO_LIMITS * FIELDS[name].limit) return value
  if (name === 'message') return cleanText(value).trim()
  return cleanLine(name, value).replace(/\s+/g, ' ').trim()
}

function cleanLine(name: FieldName, value: string): string {
  // In a mail, only a number in plain digits can be tapped to call.
  if (name === 'mobile') return toAsciiDigits(cleanCode(value))
  return name === 'email' ? cleanCode(value) : cleanText(value)
}

/**
 * Whether two sets of values have the same text, such as those that were sent and those in the form now; a missing
 * field counts as empty.
 */
export function isSameText(one: FieldValues, other: FieldValues): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<FieldName>
  return [...names].every(name => (one[name] ?? '') === (other[name] ?? ''))
}
