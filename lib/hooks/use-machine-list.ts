import { useSyncExternalStore } from 'react'
import { readMachineList } from '@/lib/adapters/machine-list-store'
import { watchMachineLists } from '@/lib/adapters/machine-list-watch'
import type { ListedMachine, ListName } from '@/lib/catalogue/machine-list'

const EMPTY: ListedMachine[] = []

/** The visitor's list, kept current; empty in the pre-rendered HTML. */
export function useMachineList(name: ListName) {
  return useSyncExternalStore(
    watchMachineLists,
    () => readMachineList(name),
    () => EMPTY,
  )
}
