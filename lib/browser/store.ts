import { useSyncExternalStore } from 'react'

/**
 * A value that several parts of a page share, and that may live outside the page's code, as in the address or in
 * storage.
 */
export type Store<Value> = {
  get: () => Value
  /** Tells every part that follows the value that it has changed. */
  notify: () => void
  /** Calls back after every change. Returns the end of it. */
  subscribe: (listener: () => void) => () => void
}

/**
 * What follows a change of a value; `useSyncExternalStore` needs no more beside the value itself.
 *
 * @param event of the window that tells of changes from elsewhere
 */
export function createListeners(event?: 'popstate' | 'storage'): Pick<Store<never>, 'notify' | 'subscribe'> {
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

/**
 * Makes a store.
 *
 * @param get reads the value; the same object as long as nothing has changed, because React compares by identity
 * @param event as in createListeners
 */
export function createStore<Value>(get: () => Value, event?: 'popstate' | 'storage'): Store<Value> {
  return { get, ...createListeners(event) }
}

/**
 * The value of a store as React state.
 *
 * @param prerendered what the value is in the pre-rendered HTML; the same object on every render
 */
export function useStore<Value>(
  { get, subscribe }: Pick<Store<Value>, 'get' | 'subscribe'>,
  prerendered: Value,
): Value {
  return useSyncExternalStore(subscribe, get, () => prerendered)
}
