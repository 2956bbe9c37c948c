import { loadCode } from '@/lib/browser/load-code'
import { withLock } from '@/lib/browser/lock'
import { createId } from '@/lib/browser/random-id'
import { withinLimit } from '@/lib/browser/time-limit'
import { MAIL_TRY_LIMIT_MS } from '@/lib/constants'
import { readDraft, writeDraft } from './drafts'
import { type FieldValues, type FormWords, isSameText, type MailKind } from './fields'
import type { MailResult, MailSettings } from './mail-provider'
import { formatLockName, keepInOutbox, noteFailure, removeFromOutbox } from './outbox'
import { type CheckedForm, createParameters, type Mail } from './parameters'
import { dispatchSubmission, isSending, readSubmission } from './submission'

/** The status of a message that the provider did not respond to. */
const NO_RESPONSE = 0

/** Loads the code that sends to the mail provider. */
export const loadSending = () => loadCode(() => import('./send-pending'))

/**
 * Sends a message and updates the status of its form. Does nothing while a message of this kind is being sent. The
 * message is in the outbox before its first try, so that closing the tab loses nothing, and waits there if it fails.
 * Never rejects.
 */
export async function submitMessage(
  kind: MailKind,
  form: CheckedForm,
  settings: MailSettings,
  labels: FormWords['labels'],
) {
  if (isSending(readSubmission(kind))) return
  dispatchSubmission(kind, 'submitted')
  const leadId = findLeadId(kind, form.values) ?? startAttempt(kind, form.values)
  const mail: Mail = { kind, params: createParameters(kind, form, leadId, labels) }
  keepInOutbox(mail)
  const send = () => sendOrNote(settings, mail)
  // Null while the outbox is sending this message already. It is sent all the same, so that the visitor is told the
  // outcome; its lead id marks the duplicate.
  const result = (await withLock(formatLockName(leadId), send)) ?? (await send())
  if (result.ok) dispatchSubmission(kind, 'accepted')
  else dispatchSubmission(kind, result.isFinal ? 'rejected' : 'refused')
}

/**
 * The lead id of the last attempt if the message is unchanged, so that a duplicate can be recognised; otherwise null.
 */
function findLeadId(kind: MailKind, values: FieldValues): string | null {
  const { attempt } = readDraft(kind)
  return attempt && isSameText(values, attempt.values) ? attempt.leadId : null
}

/**
 * Records an attempt and returns its new lead id: with the old one, a changed message would be dropped as a duplicate.
 * It replaces the previous message in the outbox.
 */
function startAttempt(kind: MailKind, values: FieldValues): string {
  const draft = readDraft(kind)
  const leadId = createId()
  writeDraft(kind, { ...draft, attempt: { leadId, values } })
  if (draft.attempt) removeFromOutbox(draft.attempt.leadId)
  return leadId
}

/** Sends the message; a failure to load the code for it counts as no response. Never rejects. */
async function sendOrNote(settings: MailSettings, mail: Mail): Promise<MailResult> {
  try {
    // If the connection is too slow to load the code, it is too slow for the message.
    const code = await withinLimit(loadSending(), MAIL_TRY_LIMIT_MS, null)
    if (!code) throw new Error('The code of the form took too long')
    return await code.sendKept(settings, mail)
  } catch (reason) {
    console.error('Failed to send message:', reason)
    noteFailure(mail.params.lead_id, NO_RESPONSE)
    return { ok: false, status: NO_RESPONSE, text: String(reason), isFinal: false }
  }
}
