/** Who wants to hear of a change: what `useSyncExternalStore` needs beside the state itself. */
export function createListeners() {
  const listeners = new Set<() => void>()

  function notify() {
    for (const listener of listeners) listener()
  }

  /** Calls back after every change. Returns the end of it. */
  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return { notify, subscribe }
}
