import { type OutboxEntry, parseOutboxEntry } from '@/lib/forms/outbox'
import type { Mail } from './mail-provider'
import { OUTBOX_PREFIX } from './outbox-flag'
import { announceOutboxChange } from './outbox-watch'
import { findStoredKeys, readStoredJson, removeStored, writeStored } from './web-storage'

/**
 * The waiting messages of this device. Entries that are damaged, older than a day, or under a name that is not their own are
 * removed on the way: what was sent from under another name could not be forgotten, and would go again with every page.
 */
export function readOutbox(): OutboxEntry[] {
  const entries: OutboxEntry[] = []
  for (const key of findStoredKeys('local', OUTBOX_PREFIX)) {
    const entry = parseOutboxEntry(readStoredJson('local', key), Date.now())
    if (entry && key === OUTBOX_PREFIX + entry.leadId) entries.push(entry)
    else removeStored('local', key)
  }
  return entries
}

/** Keeps a message that could not be sent. `params.lead_id` names it: the same message again replaces its entry. */
export function keepInOutbox({ kind, params }: Mail) {
  const leadId = params.lead_id ?? ''
  writeStored('local', OUTBOX_PREFIX + leadId, JSON.stringify({ kind, params, leadId, keptAt: Date.now() }))
  announceOutboxChange()
}

/** Forgets a message: it was sent, replaced or discarded. */
export function removeFromOutbox(leadId: string) {
  removeStored('local', OUTBOX_PREFIX + leadId)
  announceOutboxChange()
}
