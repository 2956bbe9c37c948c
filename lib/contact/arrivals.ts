import { removeStored, writeStored } from '@/lib/browser/web-storage'
import { forgetEnquiry } from '@/lib/enquiry/enquiry'
import { EMPTY_DRAFT, readDraft, writeDraft } from './drafts'
import { cleanFields, isSameText } from './field-checks'
import { MAIL_KINDS } from './fields'
import { DELIVERED_KEY, removeFromOutbox } from './outbox'
import type { Mail } from './parameters'
import { dispatchSubmission } from './submission-store'

/**
 * Call once the provider has accepted a message. Removes it from the outbox, clears the draft it came from, and removes
 * the machines that it names from the enquiry.
 */
export function handleArrival({ kind, params: { lead_id: leadId = '', message = '' } }: Mail) {
  removeFromOutbox(leadId)
  forgetDraft(leadId)
  if (kind === 'message') forgetEnquiry(message)
  writeStored('local', DELIVERED_KEY, leadId)
  removeStored('local', DELIVERED_KEY)
}

/** Clears the draft of this tab that was sent with this lead id, unless it has been changed since. */
export function forgetDraft(leadId: string) {
  for (const kind of MAIL_KINDS) {
    const { values, attempt } = readDraft(kind)
    if (attempt?.leadId !== leadId) continue
    const isUnchanged = isSameText(cleanFields(values), attempt.values)
    writeDraft(kind, isUnchanged ? EMPTY_DRAFT : { values, attempt: null })
    if (kind === 'message') forgetEnquiry(attempt.values.message ?? '')
    dispatchSubmission(kind, 'delivered')
  }
}
