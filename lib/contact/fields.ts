import type { FIELD_LIMITS } from '@/lib/constants'

/** Which of the provider's templates a message uses. */
export type MailKind = 'lead' | 'message' | 'newsletter'

export type FieldName = keyof typeof FIELD_LIMITS
export type FieldValues = Partial<Record<FieldName, string>>
export type FieldErrors = Partial<Record<FieldName, string>>

/** The fields of each form, in the order of the screen. */
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

export const FIELD_LABELS: Record<FieldName, string> = {
  name: 'Name',
  mobile: 'Mobile Number',
  email: 'Email',
  company: 'Company',
  message: 'Message',
}

/** A field that people do not see and form robots fill. It flags a message and never drops it: password managers fill it too. */
export const HONEYPOT_NAME = 'website'

/** Whether a message of this kind cannot go without the field. */
export function isRequired(kind: MailKind, name: FieldName): boolean {
  return !OPTIONAL_FIELDS[kind].includes(name)
}

/** The values of one form as typed; a field that is not there counts as empty. */
export function readFields(data: FormData, kind: MailKind): FieldValues {
  return Object.fromEntries(FORM_FIELDS[kind].map(name => [name, String(data.get(name) ?? '')]))
}
