import { readStored, removeStored, writeStored } from './web-storage'

/** The newsletter's address on its way to the contact form. Session storage, because nothing personal may enter a URL. */
const KEY = 'newsletter_address'

const listeners = new Set<() => void>()

/** Leaves the address for the contact form, on this page or the next. */
export function handOverAddress(address: string) {
  writeStored('session', KEY, address)
  for (const listener of listeners) listener()
}

/** Takes the address, once; null where none was left. */
export function takeAddress(): string | null {
  const address = readStored('session', KEY)
  removeStored('session', KEY)
  return address
}

/** Calls back when an address was left on the page in view. Returns the end of it. */
export function watchAddress(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
