import { createStore, type Store } from './store'
import { readStored, readStoredJson, type StorageArea, writeStored } from './web-storage'

/** A store for a value in the browser's storage. With local storage, other tabs are updated as well. */
export type StoredValue<Value> = Omit<Store<Value>, 'notify'> & {
  /** Stores the value and notifies all subscribers. Returns false if the value is lost when the page is left. */
  set: (value: Value) => boolean
}

/**
 * Creates a store for a key of the browser's storage.
 *
 * @param parse turns any stored JSON value, or null, into a value; must not throw
 */
export function createStoredValue<Value>(
  area: StorageArea,
  key: string,
  parse: (stored: unknown) => Value,
): StoredValue<Value> {
  let snapshot: { text: string | null; value: Value } | null = null

  function get() {
    const text = readStored(area, key)
    if (!snapshot || snapshot.text !== text) snapshot = { text, value: parse(readStoredJson(area, key)) }
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
