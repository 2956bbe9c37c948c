import { useSyncExternalStore } from 'react'

/** A value that several components share and that may live outside React, for example in the URL or in storage. */
export type Store<Value> = {
  get: () => Value
  /** Tells all subscribers that the value has changed. */
  notify: () => void
  /** Calls `listener` after every change. Returns a function that unsubscribes it. */
  subscribe: (listener: () => void) => () => void
}

/**
 * Creates the listeners of a store whose value is read elsewhere.
 *
 * @param event window event that signals a change made elsewhere, such as in another tab
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
 * Creates a store.
 *
 * @param get reads the value; must return the same object until the value changes, because React compares by identity
 * @param event see createListeners
 */
export function createStore<Value>(get: () => Value, event?: 'popstate' | 'storage'): Store<Value> {
  return { get, ...createListeners(event) }
}

/**
 * The value of a store as React state.
 *
 * @param prerendered value in the pre-rendered HTML; must be the same object on every render
 */
export function useStore<Value>(
  { get, subscribe }: Pick<Store<Value>, 'get' | 'subscribe'>,
  prerendered: Value,
): Value {
  return useSyncExternalStore(subscribe, get, () => prerendered)
}
