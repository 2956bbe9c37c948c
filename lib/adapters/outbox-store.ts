import { type OutboxEntry, parseOutboxEntry } from '@/lib/forms/outbox'
import type { Mail } from './mail-provider'
import { findStoredKeys, readStoredJson, removeStored, writeStored } from './web-storage'

// One key per message: two tabs that keep and remove at the same time never overwrite each other's list.
const PREFIX = 'outbox_'

const changeListeners = new Set<() => void>()
const deliveryListeners = new Set<(leadId: string) => void>()

/** The waiting messages of this device. Entries that are damaged or older than a day are removed on the way. */
export function readOutbox(): OutboxEntry[] {
  const entries: OutboxEntry[] = []
  for (const key of findStoredKeys('local', PREFIX)) {
    const entry = parseOutboxEntry(readStoredJson('local', key), Date.now())
    if (entry) entries.push(entry)
    else removeStored('local', key)
  }
  return entries
}

/** Keeps a message that could not be sent. `params.lead_id` names it: the same message again replaces its entry. */
export function keepInOutbox({ kind, params }: Mail) {
  const leadId = params.lead_id ?? ''
  writeStored('local', PREFIX + leadId, JSON.stringify({ kind, params, leadId, keptAt: Date.now() }))
  announceChange()
}

/** Forgets a message: it was sent, replaced or discarded. */
export function removeFromOutbox(leadId: string) {
  removeStored('local', PREFIX + leadId)
  announceChange()
}

/** Calls back after every change, in this tab or another. Returns the end of it. */
export function watchOutbox(listener: () => void): () => void {
  changeListeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    changeListeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Tells the forms of this tab that a waiting message has arrived. */
export function announceDelivery(leadId: string) {
  for (const listener of deliveryListeners) listener(leadId)
}

/** Calls back with the name of each waiting message that has arrived. Returns the end of it. */
export function watchDeliveries(listener: (leadId: string) => void): () => void {
  deliveryListeners.add(listener)
  return () => void deliveryListeners.delete(listener)
}

function announceChange() {
  for (const listener of changeListeners) listener()
}
