import { useSyncExternalStore } from 'react'
import { hasMachines, watchMachineLists } from '@/lib/adapters/machine-list-watch'
import type { ListName } from '@/lib/catalogue/machine-list'

/** Whether the visitor's list holds a machine, kept current; false in the pre-rendered HTML. */
export function useHasMachines(name: ListName): boolean {
  return useSyncExternalStore(
    watchMachineLists,
    () => hasMachines(name),
    () => false,
  )
}
