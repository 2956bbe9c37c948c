/** Which of the provider's templates a message uses. */
export type MailKind = 'lead' | 'message' | 'newsletter'

export type FieldValues = Partial<Record<FieldName, string>>
export type FieldErrors = Partial<Record<FieldName, string>>

/**
 * What a form can ask for: its label, what is said where it is missing, the most characters that a message takes of it, and what
 * helps to type it; null for the one of many lines. `limit` is checked on submit, in UTF-16 units: maxlength truncates in silence.
 */
export const FIELDS = {
  name: {
    label: 'Name',
    missing: 'Type your name.',
    limit: 100,
    input: { type: 'text', autoComplete: 'name', dir: 'auto' },
  },
  mobile: {
    label: 'Mobile Number',
    missing: 'Type your mobile number.',
    limit: 20,
    input: { type: 'tel', autoComplete: 'tel', inputMode: 'tel' },
  },
  email: {
    label: 'Email',
    missing: 'Type an email address.',
    limit: 254,
    input: { type: 'email', autoComplete: 'email', inputMode: 'email', spellCheck: false, autoCapitalize: 'none' },
  },
  company: {
    label: 'Company',
    missing: 'Type your company.',
    limit: 100,
    input: { type: 'text', autoComplete: 'organization', dir: 'auto' },
  },
  message: { label: 'Message', missing: 'Type your message.', limit: 5000, input: null },
} as const

export type FieldName = keyof typeof FIELDS

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
