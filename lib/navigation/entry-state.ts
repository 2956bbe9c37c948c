import { useLayoutEffect, useState } from 'react'

/** What this page has kept under a name with its entry of the history; undefined if nothing. It may be anything. */
export function readEntry(name: string): unknown {
  return window.history.state?.kept?.[name]
}

/** Keeps a value with the page's entry of the history, where Back, Forward and a reload find it again. */
export function keepInEntry(name: string, value: unknown) {
  const { state } = window.history
  // The router's own part of the state stays, so it takes this for no navigation.
  window.history.replaceState({ ...state, kept: { ...state?.kept, [name]: value } }, '')
}

/**
 * State that is kept with the page's entry of the history.
 *
 * @param initial value in the pre-rendered HTML, and if nothing is kept
 * @param isValue checks what is kept; must be the same function on every render
 */
export function useEntryState<Value>(name: string, initial: Value, isValue: (kept: unknown) => kept is Value) {
  const [value, setValue] = useState(initial)

  useLayoutEffect(() => {
    const kept = readEntry(name)
    if (isValue(kept)) setValue(kept)
  }, [name, isValue])

  function keepValue(next: Value) {
    setValue(next)
    keepInEntry(name, next)
  }

  return [value, keepValue] as const
}
