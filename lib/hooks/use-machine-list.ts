import { useSyncExternalStore } from 'react'
import { readMachineList, watchMachineLists } from '@/lib/adapters/machine-list-store'
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
