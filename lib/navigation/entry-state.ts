import { useLayoutEffect, useState } from 'react'

/**
 * The value that this page has stored under a name in its history entry; undefined if there is none. It may have any
 * shape.
 */
export function readEntry(name: string): unknown {
  return window.history.state?.kept?.[name]
}

/** The title of a history entry, which browsers ignore. */
const UNUSED_TITLE = ''

/** Stores a value in the page's history entry, where Back, Forward and a reload find it again. */
export function keepInEntry(name: string, value: unknown) {
  const { state } = window.history
  // The router's own part of the state stays, so that it does not take this for a navigation.
  window.history.replaceState({ ...state, kept: { ...state?.kept, [name]: value } }, UNUSED_TITLE)
}

/**
 * React state that is stored in the page's history entry.
 *
 * @param initial value in the pre-rendered HTML, and if nothing is stored
 * @param isValue checks the stored value; must be the same function on every render
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
