import { type ListedMachine, type ListName, parseList } from '@/lib/catalogue/machine-list'
import { announceMachineLists, LIST_KEYS } from './machine-list-watch'
import { readStored, readStoredJson, writeStored } from './web-storage'

/** React asks for the list often and compares by identity: the same stored text gives the same array. */
const snapshots = new Map<ListName, { text: string | null; list: ListedMachine[] }>()

/** The machines of a list, oldest first. Blocked or damaged storage gives an empty list. */
export function readMachineList(name: ListName): ListedMachine[] {
  const text = readStored('local', LIST_KEYS[name])
  const known = snapshots.get(name)
  if (known?.text === text) return known.list
  const list = parseList(name, readStoredJson('local', LIST_KEYS[name]))
  snapshots.set(name, { text, list })
  return list
}

/** Keeps the list in this browser and tells every part of the page. Returns whether it outlasts the page. */
export function writeMachineList(name: ListName, list: ListedMachine[]) {
  const isStored = writeStored('local', LIST_KEYS[name], JSON.stringify(list))
  announceMachineLists()
  return isStored
}
