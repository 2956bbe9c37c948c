import { readStored, removeStored, writeStored } from '@/lib/browser/web-storage'

/** Says in local storage that the visitor has turned the search's key off; its value is the text 'off'. */
const KEY = 'search_key'
const OFF = 'off'

/** Whether `/` leads to the search. Blocked storage counts as yes. */
export function isSearchKeyOn(): boolean {
  return readStored('local', KEY) !== OFF
}

/** Turns the key on or off on this device. */
export function setSearchKey(isOn: boolean) {
  if (isOn) removeStored('local', KEY)
  else writeStored('local', KEY, OFF)
}
