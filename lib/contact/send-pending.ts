import { withLock } from '@/lib/browser/lock'
import { handleArrival } from './arrivals'
import { type MailTiming, mayTryAgain, sendMail } from './mail-provider'
import type { MailSettings } from './mail-rules'
import { formatLockName, isInOutbox, notePendingFailure, readOutbox, removeFromOutbox } from './outbox'
import type { Mail } from './parameters'
import { dispatchSubmission } from './submission-store'

// This module loads when a form is first touched or a message is pending: no first visit pays for the mail provider.
export { preloadMailClient } from './mail-client'

/**
 * Sends a message that was just submitted and is in the outbox. After a failure it stays there only if a later try can
 * succeed. Returns whether the provider accepted it.
 */
export async function sendSubmitted(settings: MailSettings, mail: Mail, timing?: MailTiming): Promise<boolean> {
  const result = await sendMail(settings, mail, timing)
  if (result.ok) {
    handleArrival(mail)
    return true
  }
  console.error('Failed to send message:', result.status, result.text)
  if (mayTryAgain(result)) notePendingFailure(mail, result.status)
  else removeFromOutbox(mail.params.lead_id ?? '')
  return false
}

/**
 * Sends the messages in the outbox, oldest first, except those being sent already. Messages that fail again stay there.
 */
export async function sendOutbox(settings: MailSettings, timing?: MailTiming) {
  for (const { leadId, kind, params } of readOutbox()) {
    await withLock(formatLockName(leadId), () => sendWaiting(settings, { kind, params }, timing))
  }
}

/** Sends one pending message, unless it was discarded or sent meanwhile. Returns whether the provider accepted it. */
export async function sendWaiting(settings: MailSettings, mail: Mail, timing?: MailTiming): Promise<boolean> {
  if (!isInOutbox(mail.params.lead_id)) return false
  const result = await sendMail(settings, mail, timing)
  if (result.ok) {
    handleArrival(mail)
    dispatchSubmission(mail.kind, 'delivered')
  } else notePendingFailure(mail, result.status)
  return result.ok
}
