import type { MailKind } from '@/lib/adapters/mail-provider'
import { checkFields, cleanFields } from './field-checks'
import { type FieldErrors, type FieldValues, HONEYPOT_NAME, readFields } from './fields'

/** What a submitted form holds: values ready to send, or sentences about what cannot be sent. */
export type FormReading = { values: FieldValues; problems: FieldErrors; isSuspect: boolean }

/** Reads and checks the fields of a form. */
export function readForm(form: HTMLFormElement, kind: MailKind): FormReading {
  const data = new FormData(form)
  const typed = readFields(data, kind)
  return { values: cleanFields(typed), problems: checkFields(typed), isSuspect: Boolean(data.get(HONEYPOT_NAME)) }
}
