import { useSyncExternalStore } from 'react'

/** Subscribes to nothing: the value changes with hydration only. */
const neverChanges = () => () => {}

/** False in the pre-rendered HTML and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
