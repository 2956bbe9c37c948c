import type { ListedMachine, ListName } from '@/lib/catalogue/machine-list'
import { compareList } from '@/lib/compare/compare-list'
import { enquiryList } from '@/lib/enquiry/enquiry-list'

const LISTS = { compare: compareList, enquiry: enquiryList } as const

/** The machines of a list, oldest first. Blocked or damaged storage gives an empty list. */
export function readMachineList(name: ListName): ListedMachine[] {
  return LISTS[name].get()
}

/** Keeps the list in this browser and tells every part of the page. Returns whether it outlasts the page. */
export function writeMachineList(name: ListName, list: ListedMachine[]) {
  return LISTS[name].set(list)
}
