import { useStore } from '@/lib/browser/store'
import type { ListedMachine } from '@/lib/catalogue/machine-list'
import { enquiryList } from '@/lib/enquiry/enquiry-list'

const EMPTY: ListedMachine[] = []

/** The visitor's enquiry list, kept current; empty in the pre-rendered HTML. */
export function useMachineList(_name: 'enquiry') {
  return useStore(enquiryList, EMPTY)
}
