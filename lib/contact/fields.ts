import type { Words } from '@/lib/content/words/words'
import { fill } from '@/lib/words'

/**
 * The kind of message, which decides its form and the provider's template for it: 'lead' comes from the short form
 * that asks for a call, 'message' from the contact page, 'newsletter' from the form in the footer.
 */
export type MailKind = 'lead' | 'message' | 'newsletter'

export type FieldValues = Partial<Record<FieldName, string>>
export type FieldErrors = Partial<Record<FieldName, string>>

/** Words that every form needs: labels, errors, what became of its message, other ways to reach the company. */
export type FormWords = Words['contact']['form']

/**
 * Every field that a form can have: its maximum length, and attributes of its input; `input` is null for the multi-line
 * field. `limit` is in UTF-16 units and checked on submit, because maxlength silently truncates.
 */
export const FIELDS = {
  name: {
    limit: 100,
    input: { type: 'text', autoComplete: 'name', dir: 'auto' },
  },
  mobile: {
    limit: 20,
    input: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  },
  email: {
    limit: 254,
    input: { type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false, autoCapitalize: 'none' },
  },
  company: {
    limit: 100,
    input: { type: 'text', autoComplete: 'organization', dir: 'auto' },
  },
  message: { limit: 5000, input: null },
} as const

export type FieldName = keyof typeof FIELDS

/** The fields of each form, in the order on the screen. */
export const FORM_FIELDS: Record<MailKind, readonly FieldName[]> = {
  lead: ['name', 'mobile', 'email'],
  message: ['name', 'email', 'mobile', 'company', 'message'],
  newsletter: ['email'],
}

export const MAIL_KINDS = Object.keys(FORM_FIELDS) as MailKind[]

const OPTIONAL_FIELDS: Record<MailKind, readonly FieldName[]> = {
  lead: [],
  message: ['mobile', 'company'],
  newsletter: [],
}

/**
 * A field that people cannot see but spam bots fill in. It only flags a message, because password managers may fill it
 * in too.
 */
export const HONEYPOT_NAME = 'website'

/** Whether a message of this kind cannot be sent without the field. */
export function isRequired(kind: MailKind, name: FieldName): boolean {
  return !OPTIONAL_FIELDS[kind].includes(name)
}

/** The values of a form as typed. A missing field counts as empty. */
export function readFields(data: FormData, kind: MailKind): FieldValues {
  return Object.fromEntries(FORM_FIELDS[kind].map(name => [name, String(data.get(name) ?? '')]))
}

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
export function checkForm(form: HTMLFormElement, kind: MailKind, values: FieldValues, words: FormWords): FieldErrors {
  const errors = checkFields(kind, values, words)
  for (const name of FORM_FIELDS[kind]) {
    const field = form.elements.namedItem(name)
    if (field instanceof HTMLInputElement && field.validity.typeMismatch) errors[name] = words.wrongEmail
  }
  return errors
}

/** Like {@link checkForm}, but without the form: an error message for each value that is missing or too long. */
export function checkFields(kind: MailKind, values: FieldValues, words: FormWords): FieldErrors {
  const errors: FieldErrors = {}
  for (const name of FORM_FIELDS[kind]) {
    const { length } = (values[name] ?? '').trim()
    const { limit } = FIELDS[name]
    if (length === 0 && isRequired(kind, name)) errors[name] = words.missing[name]
    else if (length > limit) errors[name] = fill(words.tooLong, { label: words.labels[name], length, limit })
  }
  return errors
}
