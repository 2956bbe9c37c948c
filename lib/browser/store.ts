import { useSyncExternalStore } from 'react'
import { readStored, readStoredJson, type StorageArea, writeStored } from './web-storage'

/** A value that several components share and that lives outside React, for example in the URL or in storage. */
type Store<Value> = {
  get: () => Value
  /** Calls `listener` after every change. Returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void
}

/**
 * Creates the listeners of a store whose value is read elsewhere. `notify` tells them all that it has changed.
 *
 * @param event window event that signals a change made elsewhere, such as in another tab
 */
export function createListeners(event?: 'popstate' | 'storage') {
  const listeners = new Set<() => void>()

  function notify() {
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void) {
    if (event && listeners.size === 0) window.addEventListener(event, notify)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (event && listeners.size === 0) window.removeEventListener(event, notify)
    }
  }

  return { notify, subscribe }
}

/** A store for a value in the browser's storage. With local storage, other tabs are updated as well. */
export type StoredValue<Value> = Store<Value> & {
  /** The value if nothing is stored, also in the pre-rendered HTML. Always the same object. */
  empty: Value
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
  const { notify, subscribe } = createListeners('storage')
  const empty = parse(null)
  // The last value is returned as the same object while the stored text is the same, as `useStore` requires.
  let snapshot: { text: string | null; value: Value } = { text: null, value: empty }

  function get() {
    const text = readStored(area, key)
    if (snapshot.text !== text) snapshot = { text, value: text === null ? empty : parse(readStoredJson(area, key)) }
    return snapshot.value
  }

  function set(value: Value) {
    const isStored = writeStored(area, key, JSON.stringify(value))
    notify()
    return isStored
  }

  return { empty, get, set, subscribe }
}

/**
 * The value of a store as React state. `get` must return the same object until the value changes, because React
 * compares by identity.
 *
 * @param prerendered value in the pre-rendered HTML; must be the same object on every render
 */
export function useStore<Value>({ get, subscribe }: Store<Value>, prerendered: Value): Value {
  return useSyncExternalStore(subscribe, get, () => prerendered)
}

/**
 * A stored value as React state. While nothing is stored, it is the object that was pre-rendered, so that hydration
 * does not render the component a second time.
 */
export function useStored<Value>(stored: StoredValue<Value>): Value {
  return useStore(stored, stored.empty)
}
