import { useMachineList } from './use-machine-list'

/** Whether the visitor's enquiry list holds a machine, kept current; false in the pre-rendered HTML. */
export function useHasMachines(name: 'enquiry'): boolean {
  return useMachineList(name).length > 0
}
