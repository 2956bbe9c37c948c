import { withLock } from '@/lib/browser/lock'
import { createId } from '@/lib/browser/random-id'
import { withinLimit } from '@/lib/browser/time-limit'
import { MAIL_TRY_LIMIT_MS } from '@/lib/constants'
import { readDraft, writeDraft } from './drafts'
import { isSameText } from './field-checks'
import type { FieldValues, MailKind } from './fields'
import type { MailSettings } from './mail-rules'
import { formatLockName, isInOutbox, keepInOutbox, notePendingFailure, removeFromOutbox } from './outbox'
import { createParameters, type Mail } from './parameters'
import { isSending } from './submission'
import { dispatchSubmission, readSubmission } from './submission-store'

/** What a form holds that can go: cleaned fields, and whether its honeypot was filled. */
export type CheckedForm = { values: FieldValues; isLikelySpam: boolean }

/** What talks to the mail provider. */
export const loadSending = () => import('./send-pending')

/**
 * Sends a message and tells its form how it goes; does nothing while one of this kind is on its way. The message is in the
 * outbox before its first try, so that a tab that is closed meanwhile loses nothing. Never rejects.
 */
export async function submitMessage(kind: MailKind, { values, isLikelySpam }: CheckedForm, settings: MailSettings) {
  if (isSending(readSubmission(kind))) return
  dispatchSubmission(kind, 'submitted')
  const leadId = nameAttempt(kind, values)
  const mail: Mail = { kind, params: createParameters(kind, values, { leadId, isLikelySpam }) }
  const send = () => keepAndSend(settings, mail)
  // Where the outbox is sending this message just now, the visitor's press counts nevertheless: its name marks a duplicate.
  const isAccepted = (await withLock(formatLockName(leadId), send)) ?? (await send())
  dispatchSubmission(kind, isAccepted ? 'accepted' : 'refused')
}

/**
 * The name of this message: that of the last one if nothing was changed, so that it marks a duplicate. Changed text gets a new
 * name, because whoever drops duplicates would otherwise drop the change, and replaces what waits of the last one.
 */
function nameAttempt(kind: MailKind, values: FieldValues): string {
  const draft = readDraft(kind)
  const { attempt: last } = draft
  if (last && isSameText(values, last.values)) return last.leadId
  const leadId = createId()
  writeDraft(kind, { ...draft, attempt: { leadId, values } })
  if (last) removeFromOutbox(last.leadId)
  return leadId
}

async function keepAndSend(settings: MailSettings, mail: Mail): Promise<boolean> {
  const leadId = mail.params.lead_id ?? ''
  const wasPending = isInOutbox(leadId)
  keepInOutbox(mail)
  try {
    // On a line on which the code does not come in this time, the message would not go either.
    const code = await withinLimit(loadSending(), MAIL_TRY_LIMIT_MS, null)
    if (!code) throw new Error('The code of the form took too long')
    return await code.sendSubmitted(settings, mail)
  } catch (reason) {
    console.error('Failed to send message:', reason)
    // Nothing was tried: the text stands in the form, and the next press sends it.
    if (wasPending) notePendingFailure(mail, 0)
    else removeFromOutbox(leadId)
    return false
  }
}
