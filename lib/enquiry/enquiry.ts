import { createStore } from '@/lib/browser/store'
import { readStored, readStoredJson, removeStored, writeStored } from '@/lib/browser/web-storage'
import { enquiryList } from '@/lib/lists/enquiry-list'
import { addMachines, changeMachine, type ListedMachine, parseList } from '@/lib/lists/machine-list'
import { formatMachineLine } from './enquiry-text'

// An enquiry is the visitor's own list, and the machines of a link that was opened in this tab. A link is somebody's wish for one
// message: it changes the own list only where the visitor says so.

const LINKED_KEY = 'linked_machines'

/** React compares by identity: the same stored text gives the same list. */
let snapshot: { text: string | null; list: ListedMachine[] } = { text: null, list: [] }

/** The machines of the link that was opened in this tab. */
export function readLinkedMachines(): ListedMachine[] {
  const text = readStored('session', LINKED_KEY)
  if (text !== snapshot.text) snapshot = { text, list: parseList('enquiry', readStoredJson('session', LINKED_KEY)) }
  return snapshot.list
}

/** The same, followed by every part of the page. */
export const linkedMachines = createStore(readLinkedMachines)

function writeLinkedMachines(list: readonly ListedMachine[]) {
  if (list.length > 0) writeStored('session', LINKED_KEY, JSON.stringify(list))
  else removeStored('session', LINKED_KEY)
  linkedMachines.notify()
}

/** All machines of the enquiry, each once. */
export function combineMachines(own: readonly ListedMachine[], linked: readonly ListedMachine[]): ListedMachine[] {
  return [...own, ...linked.filter(({ slug }) => !own.some(known => known.slug === slug))]
}

/** Puts machines of a link into the enquiry. Returns those for which there was no room. */
export function addLinkedMachines(machines: readonly ListedMachine[]): ListedMachine[] {
  const before = combineMachines(enquiryList.get(), readLinkedMachines())
  const { list, left } = addMachines('enquiry', before, machines)
  if (list.length > before.length) writeLinkedMachines([...readLinkedMachines(), ...list.slice(before.length)])
  return left
}

/** Takes the machines of the link into the visitor's own list. */
export function keepLinkedMachines() {
  const { list, left } = addMachines('enquiry', enquiryList.get(), readLinkedMachines())
  enquiryList.set(list)
  writeLinkedMachines(left)
}

/** Changes the quantity or the note of one machine, wherever it came from. */
export function changeEnquiry(slug: string, change: { quantity?: unknown; note?: unknown }) {
  updateEnquiry(list => changeMachine(list, slug, change))
}

/** Takes one machine out of the enquiry. */
export function removeFromEnquiry(slug: string) {
  updateEnquiry(list => list.filter(machine => machine.slug !== slug))
}

/** A message has arrived: the machines that it names leave the enquiry, and no others. */
export function forgetEnquiry(message: string) {
  const lines = new Set(message.split('\n'))
  updateEnquiry(list => list.filter(machine => !lines.has(formatMachineLine(machine))))
}

function updateEnquiry(update: (list: ListedMachine[]) => ListedMachine[]) {
  const [own, linked] = [enquiryList.get(), readLinkedMachines()]
  if (own.length > 0) enquiryList.set(update(own))
  if (linked.length > 0) writeLinkedMachines(update(linked))
}
