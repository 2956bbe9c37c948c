import { type ListedMachine, type ListName, parseList } from '@/lib/catalogue/machine-list'
import { readStored, readStoredJson, writeStored } from './web-storage'

const KEYS: Record<ListName, string> = { compare: 'compared_machines', enquiry: 'enquiry_machines' }

const listeners = new Set<() => void>()

/** React asks for the list often and compares by identity: the same stored text gives the same array. */
const snapshots = new Map<ListName, { text: string | null; list: ListedMachine[] }>()

/** The machines of a list, oldest first. Blocked or damaged storage gives an empty list. */
export function readMachineList(name: ListName): ListedMachine[] {
  const text = readStored('local', KEYS[name])
  const known = snapshots.get(name)
  if (known?.text === text) return known.list
  const list = parseList(name, readStoredJson('local', KEYS[name]))
  snapshots.set(name, { text, list })
  return list
}

/** Keeps the list in this browser and tells every part of the page. */
export function writeMachineList(name: ListName, list: ListedMachine[]) {
  writeStored('local', KEYS[name], JSON.stringify(list))
  for (const listener of listeners) listener()
}

/** Calls back on every change, also from another tab. Returns the end of it. */
export function watchMachineLists(listener: () => void) {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}
