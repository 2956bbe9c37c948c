import { removeStored, writeStored } from '@/lib/browser/web-storage'
import { forgetEnquiry } from '@/lib/enquiry/enquiry'
import { EMPTY_DRAFT, readDraft, writeDraft } from './drafts'
import { cleanFields, isSameText } from './field-checks'
import { MAIL_KINDS } from './fields'
import { removeFromOutbox } from './outbox'
import type { Mail } from './parameters'
import { dispatchSubmission } from './submission-store'

/** The lead id of a delivered message is stored here for a moment, so that the browser notifies other tabs. */
const KEY = 'delivered'

/**
 * Call once the provider has accepted a message. Removes it from the outbox, clears the draft it came from, and removes
 * the machines that it names from the enquiry.
 */
export function handleArrival({ kind, params: { lead_id: leadId = '', message = '' } }: Mail) {
  removeFromOutbox(leadId)
  forgetDraft(leadId)
  if (kind === 'message') forgetEnquiry(message)
  writeStored('local', KEY, leadId)
  removeStored('local', KEY)
}

/** Clears a draft of this tab when another tab has sent it. Returns a function that stops listening. */
export function followOtherTabs(): () => void {
  function handleStorage({ key, newValue }: StorageEvent) {
    if (key === KEY && newValue) forgetDraft(newValue)
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}

/** Clears the draft that was sent with this lead id, unless it has been changed since. */
function forgetDraft(leadId: string) {
  for (const kind of MAIL_KINDS) {
    const { values, attempt } = readDraft(kind)
    if (attempt?.leadId !== leadId) continue
    const isUnchanged = isSameText(cleanFields(values), attempt.values)
    writeDraft(kind, isUnchanged ? EMPTY_DRAFT : { values, attempt: null })
    if (kind === 'message') forgetEnquiry(attempt.values.message ?? '')
    dispatchSubmission(kind, 'delivered')
  }
}
