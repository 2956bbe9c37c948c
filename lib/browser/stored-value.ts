import { createStore, type Store } from './store'
import { readStored, readStoredJson, type StorageArea, writeStored } from './web-storage'

/** A value that is kept in this browser's storage and followed by every part of the page, and in other tabs where they share it. */
export type StoredValue<Value> = Omit<Store<Value>, 'notify'> & {
  /** Stores the value and tells every part of the page. Returns whether it outlasts the page. */
  set: (value: Value) => boolean
}

/**
 * A store on a key of the browser's storage.
 *
 * @param parse makes a value of whatever is stored, null included; it never throws
 */
export function createStoredValue<Value>(
  area: StorageArea,
  key: string,
  parse: (stored: unknown) => Value,
): StoredValue<Value> {
  let snapshot: { text: string | null; value: Value } | null = null

  function get() {
    const text = readStored(area, key)
    if (snapshot?.text !== text || !snapshot) snapshot = { text, value: parse(readStoredJson(area, key)) }
    return snapshot.value
  }

  const { notify, subscribe } = createStore(get, 'storage')

  function set(value: Value) {
    const isStored = writeStored(area, key, JSON.stringify(value))
    notify()
    return isStored
  }

  return { get, set, subscribe }
}
