import { removeStored, writeStored } from './web-storage'

/** Holds the name of a message for a moment, so that other tabs hear of its delivery. */
const DELIVERED_KEY = 'delivered'

const changeListeners = new Set<() => void>()
const deliveryListeners = new Set<(leadId: string) => void>()

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

/** Tells the forms of this tab and, through the browser's storage events, of all others that a waiting message has arrived. */
export function announceDelivery(leadId: string) {
  for (const listener of deliveryListeners) listener(leadId)
  writeStored('local', DELIVERED_KEY, leadId)
  removeStored('local', DELIVERED_KEY)
}

/** Calls back with the name of each waiting message that has arrived, sent by this tab or another. Returns the end of it. */
export function watchDeliveries(listener: (leadId: string) => void): () => void {
  function handleStorage({ key, newValue }: StorageEvent) {
    if (key === DELIVERED_KEY && newValue) listener(newValue)
  }
  deliveryListeners.add(listener)
  window.addEventListener('storage', handleStorage)
  return () => {
    deliveryListeners.delete(listener)
    window.removeEventListener('storage', handleStorage)
  }
}
