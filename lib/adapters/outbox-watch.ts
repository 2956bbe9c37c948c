import { findStoredKeys } from './web-storage'

/** One key per message: two tabs that keep and remove at the same time never overwrite each other's list. */
export const OUTBOX_PREFIX = 'outbox_'

const changeListeners = new Set<() => void>()
const deliveryListeners = new Set<(leadId: string) => void>()

/** Whether anything waits on this device. Every page asks; only then is the code fetched that reads and sends it. */
export function isOutboxFilled(): boolean {
  return findStoredKeys('local', OUTBOX_PREFIX).length > 0
}

/** Tells this tab that the outbox has changed; other tabs hear of it from the browser. */
export function announceOutboxChange() {
  for (const listener of changeListeners) listener()
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
