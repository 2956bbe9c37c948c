import { withLock } from '@/lib/browser/lock'
import { removeStored, writeStored } from '@/lib/browser/web-storage'
import { forgetEnquiry } from '@/lib/enquiry/enquiry'
import { EMPTY_DRAFT, readDraft, writeDraft } from './drafts'
import { cleanFields, isSameText } from './fields'
import { type MailSettings, type MailTiming, mayTryAgain, sendMail } from './mail-provider'
import { DELIVERED_KEY, findInOutbox, formatLockName, notePendingFailure, readOutbox, removeFromOutbox } from './outbox'
import type { Mail } from './parameters'
import { dispatchSubmission } from './submission'

// This module loads when a form is first touched or a message is pending: no first visit pays for the mail provider.
export { preloadMailClient } from './mail-provider'

/**
 * Sends a message that was just submitted and is in the outbox. After a failure it stays there only if a later try can
 * succeed. Returns whether the provider accepted it.
 */
export async function sendSubmitted(settings: MailSettings, mail: Mail, timing?: MailTiming): Promise<boolean> {
  const result = await sendMail(settings, mail, timing)
  if (result.ok) return announceArrival(mail)
  console.error('Failed to send message:', result.status, result.text)
  if (mayTryAgain(result)) notePendingFailure(mail, result.status)
  else removeFromOutbox(mail.params.lead_id)
  return false
}

/**
 * Sends the messages in the outbox, oldest first, except those being sent already. Messages that fail again stay there.
 */
export async function sendOutbox(settings: MailSettings, timing?: MailTiming) {
  for (const mail of readOutbox()) {
    await withLock(formatLockName(mail.params.lead_id), () => sendWaiting(settings, mail, timing))
  }
}

/** Sends one pending message, unless it was discarded or sent meanwhile. Returns whether the provider accepted it. */
export async function sendWaiting(settings: MailSettings, { kind, params }: Mail, timing?: MailTiming) {
  if (!findInOutbox(params.lead_id)) return false
  const mail = { kind, params }
  const result = await sendMail(settings, mail, timing)
  if (result.ok) return announceArrival(mail)
  notePendingFailure(mail, result.status)
  return false
}

/** Tells this tab and the others that the provider has accepted a message. */
function announceArrival(mail: Mail): true {
  removeFromOutbox(mail.params.lead_id)
  handleArrival(mail)
  // Browsers notify the other tabs of each change.
  writeStored('local', DELIVERED_KEY, mail.params.lead_id)
  removeStored('local', DELIVERED_KEY)
  return true
}

/**
 * What follows from the arrival of a message in the tab that sent it, and in one that has its draft: the machines that
 * it names leave the enquiry, the draft is cleared unless it was changed since, and the status tells it.
 */
export function handleArrival({ kind, params: { lead_id: leadId, message = '' } }: Mail) {
  if (kind === 'message') forgetEnquiry(message)
  const { values, attempt } = readDraft(kind)
  if (attempt?.leadId === leadId) {
    const isUnchanged = isSameText(cleanFields(values), attempt.values)
    writeDraft(kind, isUnchanged ? EMPTY_DRAFT : { values, attempt: null })
  }
  // Changes nothing while a form of this kind is sending: its own submission reports the outcome.
  dispatchSubmission(kind, 'delivered')
}
