import type { MailKind } from '@/lib/adapters/mail-provider'
import type { FIELD_LIMITS } from '@/lib/constants'

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

/** Id of a form's field, and of the place of its error. */
export function toFieldId(kind: MailKind, name: FieldName): string {
  return `${kind}-${name}`
}
export function toErrorId(fieldId: string): string {
  return `${fieldId}-error`
}

/** The values of one form as typed; a field that is not there counts as empty. */
export function readFields(data: FormData, kind: MailKind): FieldValues {
  return Object.fromEntries(FORM_FIELDS[kind].map(name => [name, String(data.get(name) ?? '')]))
}
