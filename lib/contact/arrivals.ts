import { removeStored, writeStored } from '@/lib/browser/web-storage'
import { forgetEnquiry } from '@/lib/enquiry/enquiry'
import { EMPTY_DRAFT, readDraft, writeDraft } from './drafts'
import { cleanFields, isSameText } from './field-checks'
import { MAIL_KINDS } from './fields'
import { removeFromOutbox } from './outbox'
import type { Mail } from './parameters'
import { dispatchSubmission } from './submission-store'

/** Holds the name of a message for a moment, so that other tabs hear of its arrival from the browser. */
const KEY = 'delivered'

/** The provider has accepted a message: it leaves the outbox, the draft it came from and the enquiry list whose machines it names. */
export function handleArrival({ kind, params: { lead_id: leadId = '', message = '' } }: Mail) {
  removeFromOutbox(leadId)
  forgetDraft(leadId)
  if (kind === 'message') forgetEnquiry(message)
  writeStored('local', KEY, leadId)
  removeStored('local', KEY)
}

/** Follows what other tabs have sent of this tab's drafts. Returns the end of it. */
export function followOtherTabs(): () => void {
  function handleStorage({ key, newValue }: StorageEvent) {
    if (key === KEY && newValue) forgetDraft(newValue)
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}

/** Forgets the draft that was sent under this name; what was changed since stays. */
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
