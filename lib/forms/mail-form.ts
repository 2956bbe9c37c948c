import {
  type Mail,
  type MailKind,
  type MailResult,
  type MailSettings,
  mayTryAgain,
  sendMail,
} from '@/lib/adapters/mail-provider'
import { keepInOutbox, removeFromOutbox } from '@/lib/adapters/outbox-store'
import { createId } from '@/lib/adapters/random-id'
import { isSameText, toAttempt } from './attempt'
import type { Attempt } from './draft'
import { checkFields, cleanFields } from './field-checks'
import { type FieldErrors, type FieldValues, HONEYPOT_NAME, readFields } from './fields'
import { toParameters } from './parameters'

// What a form needs from its first touch on, the outbox included: a message is kept, shown as kept and sent later just when
// nothing more can be fetched. The hooks fetch this file then, so no first visit pays for it.
export { preloadMailClient } from '@/lib/adapters/mail-client'
export { readOutbox, removeFromOutbox } from '@/lib/adapters/outbox-store'
export { passFocusOn } from './pass-focus'
export { sendWaiting } from './send-waiting'

/** What a submitted form holds: values ready to send, or sentences about what cannot be sent. */
type FormReading = { values: FieldValues; problems: FieldErrors; isSuspect: boolean }

/** Reads and checks the fields of a form. */
export function readForm(form: HTMLFormElement, kind: MailKind): FormReading {
  const data = new FormData(form)
  const typed = readFields(data, kind)
  return { values: cleanFields(typed), problems: checkFields(typed), isSuspect: Boolean(data.get(HONEYPOT_NAME)) }
}

/** The attempt for these values: the last one again where nothing was changed. */
export function nameAttempt(values: FieldValues, last: Attempt | null): Attempt {
  return toAttempt(values, last, createId)
}

/** Whether the form still holds what was tried. */
export function isUnchanged(form: HTMLFormElement, kind: MailKind, attempt: Attempt): boolean {
  return isSameText(readForm(form, kind).values, attempt.values)
}

type Sending = {
  kind: MailKind
  attempt: Attempt
  /** What was tried before it, if anything: changed text replaces what waits of it, the same text replaces itself. */
  last: Attempt | null
  isSuspect: boolean
}

/** Sends one attempt, keeps it in the outbox where a later try can succeed, and logs a failure. Never throws. */
export async function sendAttempt(settings: MailSettings, { kind, attempt, last, isSuspect }: Sending) {
  const message: Mail = { kind, params: toParameters(kind, attempt.values, { leadId: attempt.leadId, isSuspect }) }
  const result: MailResult = await sendMail(settings, message)
  const isKept = !result.ok && mayTryAgain(result)
  if (last && (result.ok || isKept)) removeFromOutbox(last.leadId)
  if (isKept) keepInOutbox(message)
  if (!result.ok) console.error('Failed to send message:', result.status, result.text)
  return result
}
