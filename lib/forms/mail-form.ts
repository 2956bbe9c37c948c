import { preloadMailClient } from '@/lib/adapters/mail-client'
import { type Mail, type MailKind, type MailSettings, mayTryAgain, sendMail } from '@/lib/adapters/mail-provider'
import { keepInOutbox, removeFromOutbox } from '@/lib/adapters/outbox-store'
import { watchDeliveries, watchOutbox } from '@/lib/adapters/outbox-watch'
import { createId } from '@/lib/adapters/random-id'
import { wait } from '@/lib/adapters/time-limit'
import { paths } from '@/lib/paths'
import { toAttempt } from './attempt'
import { forgetArrived, forgetTyped, noteDelivery, readAttempt, rememberAttempt } from './attempt-keeping'
import type { Attempt } from './draft'
import { keepDraft, restoreDraft } from './draft-keeping'
import { toPlainText } from './fallback-links'
import { focusFirstField } from './form-elements'
import { clearError, showErrors } from './form-errors'
import { announceSent, findForm } from './form-events'
import { toKind } from './form-kind'
import { type FormReading, readForm } from './form-reading'
import type { FormPorts } from './form-watch'
import { handOverAddress } from './hand-over'
import { showKept } from './kept-lines'
import { toParameters } from './parameters'
import { noteSubmission, sayInCorner } from './submission-note'

// What a form needs from its first touch on, the outbox included: a message is kept, shown as kept and sent later just when
// nothing more can be fetched. lib/forms/form-watch.ts fetches this file then, so no first visit pays for it.
export { explainInvalid } from './form-errors'
export { sendWaiting } from './send-waiting'
export { showKept }

watchOutbox(showKept)
watchDeliveries(noteDelivery)

const taken = new WeakSet<HTMLFormElement>()

/** From here on this file keeps the form's draft; the one that is kept fills the empty fields. */
export function takeOver(form: HTMLFormElement) {
  if (taken.has(form)) return
  taken.add(form)
  restoreDraft(form)
  showKept()
}

/** A field was changed: its error goes, and the draft follows. */
export function takeChange(form: HTMLFormElement, field: EventTarget | null) {
  keepDraft(form)
  clearError(field)
}

/** A form was touched: what sends it is fetched ahead. */
export function prepareSending({ mail }: FormPorts) {
  if (mail) preloadMailClient()
}

/** Checks a submitted form, then sends what it holds, or hands it over where no template subscribes. Rejects never for what the provider says. */
export async function submitForm(form: HTMLFormElement, { mail, open }: FormPorts) {
  const kind = toKind(form)
  const { values, problems, isSuspect } = readForm(form, kind)
  showErrors(form, problems)
  const isSound = !focusFirstField(form, Object.keys(problems))
  if (isSound && kind === 'newsletter' && !mail?.templates.newsletter) {
    forgetTyped(form)
    handOverAddress(values)
    open(paths.contact)
  } else if (isSound && mail) return send(form, mail, { values, isSuspect })
  noteSubmission(kind, 'withdrawn')
}

async function send(form: HTMLFormElement, mail: MailSettings, { values, isSuspect }: Omit<FormReading, 'problems'>) {
  const kind = toKind(form)
  noteSubmission(kind, 'submitted', toPlainText(values))
  // The press is answered first; what sends can begin with the next task.
  await wait(0)
  const last = readAttempt(form)
  const attempt = toAttempt(values, last, createId)
  rememberAttempt(form, attempt)
  const isAccepted = await sendAttempt(mail, { kind, attempt, last, isSuspect })
  // What was changed meanwhile stays, and so does the text of a form that came back with another page.
  if (isAccepted) forgetArrived(kind, attempt)
  if (findForm(kind) !== form) return sayInCorner(isAccepted ? 'sent' : 'failed')
  noteSubmission(kind, isAccepted ? 'accepted' : 'refused')
  if (isAccepted) announceSent(kind)
}

type Sending = {
  kind: MailKind
  attempt: Attempt
  /** What was tried before it, if anything: changed text replaces what waits of it, the same text replaces itself. */
  last: Attempt | null
  isSuspect: boolean
}

/** Sends one attempt, keeps it in the outbox where a later try can succeed, and logs a failure. Returns whether it was accepted. */
async function sendAttempt(settings: MailSettings, { kind, attempt, last, isSuspect }: Sending) {
  const message: Mail = { kind, params: toParameters(kind, attempt.values, { leadId: attempt.leadId, isSuspect }) }
  const result = await sendMail(settings, message)
  const isKept = !result.ok && mayTryAgain(result)
  if (last && (result.ok || isKept)) removeFromOutbox(last.leadId)
  if (isKept) keepInOutbox(message)
  if (!result.ok) console.error('Failed to send message:', result.status, result.text)
  return result.ok
}
