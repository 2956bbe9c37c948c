import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False in the pre-rendered HTML and during hydration, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
