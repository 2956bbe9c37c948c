import { useSyncExternalStore } from 'react'

const neverChanges = () => () => {}

/** False in the pre-rendered HTML, true once the page's script is ready. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}
