import type { ListName } from '@/lib/catalogue/machine-list'
import { readStored } from './web-storage'

/** Local storage keys of the two lists. */
export const LIST_KEYS: Record<ListName, string> = { compare: 'compared_machines', enquiry: 'enquiry_machines' }

const listeners = new Set<() => void>()

/** Whether a list holds anything. Every page asks; only then is the code fetched that reads and shows it. */
export function hasMachines(name: ListName): boolean {
  return (readStored('local', LIST_KEYS[name]) ?? '[]') !== '[]'
}

/** Tells every part of this page that a list has changed. */
export function announceMachineLists() {
  for (const listener of listeners) listener()
}

/** Calls back on every change, also from another tab. Returns the end of it. */
export function watchMachineLists(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
