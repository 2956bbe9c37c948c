import { withLock } from '@/lib/browser/lock'
import { removeStored, writeStored } from '@/lib/browser/web-storage'
import { forgetEnquiry } from '@/lib/enquiry/enquiry'
import { EMPTY_DRAFT, readDraft, writeDraft } from './drafts'
import { cleanFields, isSameText, listFormFields } from './fields'
import { type MailResult, type MailSettings, sendMail } from './mail-provider'
import { DELIVERED_KEY, findInOutbox, formatLockName, isDue, noteFailure, readOutbox, removeFromOutbox } from './outbox'
import type { Mail } from './parameters'
import { dispatchSubmission, isSending, readSubmission } from './submission'

// This module loads when a form is first touched or a message is pending: no first visit pays for the mail provider.

/** Name of the lock that a tab holds while it goes through the outbox. */
const PASS_LOCK = 'send_outbox'

/**
 * Sends a message from the outbox and handles the outcome. After a failure it stays there, unless it could never be
 * accepted.
 */
export async function sendKept(settings: MailSettings, mail: Mail): Promise<MailResult> {
  const leadId = mail.params.lead_id
  const result = await sendMail(settings, mail)
  if (result.ok) {
    // The message is gone if a submit and the outbox sent it at the same time; then the other one has handled the
    // outcome.
    if (!findInOutbox(leadId)) return result
    removeFromOutbox(leadId)
    handleArrival(mail)
    // Browsers notify the other tabs of each change.
    writeStored('local', DELIVERED_KEY, leadId)
    removeStored('local', DELIVERED_KEY)
    return result
  }
  console.error('Failed to send message:', result.status, result.text)
  if (result.isFinal) removeFromOutbox(leadId)
  else noteFailure(leadId, result.status)
  return result
}

/**
 * Sends the messages in the outbox that are due, oldest first, in one tab at a time.
 *
 * @param isNewlyConnected whether the page was just opened or the connection has just returned
 */
export async function sendOutbox(settings: MailSettings, isNewlyConnected: boolean) {
  await withLock(PASS_LOCK, async () => {
    for (const entry of readOutbox()) {
      const { kind, params } = entry
      // A form that is sending takes care of its own entry.
      if (!isDue(entry, isNewlyConnected) || isSending(readSubmission(kind))) continue
      await withLock(formatLockName(params.lead_id), () => sendWaiting(settings, { kind, params }))
    }
  })
}

/** Sends one pending message, unless it was discarded or sent meanwhile. Returns whether the provider accepted it. */
export async function sendWaiting(settings: MailSettings, mail: Mail): Promise<boolean> {
  // Another tab has sent it, or the visitor has discarded it.
  if (!findInOutbox(mail.params.lead_id)) return false
  const result = await sendKept(settings, mail)
  if (!result.ok && result.isFinal) {
    restoreDraft(mail)
    dispatchSubmission(mail.kind, 'rejected')
  }
  return result.ok
}

/** Puts the text of a message that will not be sent back into its form, unless the visitor has begun another. */
function restoreDraft({ kind, params }: Mail) {
  if (Object.values(readDraft(kind).values).some(Boolean)) return
  const values = Object.fromEntries(listFormFields(kind).map(name => [name, params[name] ?? '']))
  writeDraft(kind, { values, attempt: null })
}

/**
 * Handles a delivered message, in the tab that sent it and in any tab with its draft: removes its machines from the
 * enquiry, clears the draft unless it has changed since, and updates the status.
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
