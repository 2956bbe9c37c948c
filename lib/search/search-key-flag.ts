import { readStored, removeStored, writeStored } from '@/lib/browser/web-storage'

/** Local storage key. Its value is 'off' if the visitor has turned off the keyboard shortcut of the search. */
const KEY = 'search_key'
const OFF = 'off'

/** Whether the `/` key opens the search. True if storage is blocked. */
export function isSearchKeyOn(): boolean {
  return readStored('local', KEY) !== OFF
}

/** Turns the shortcut on or off for this device. */
export function setSearchKey(isOn: boolean) {
  if (isOn) removeStored('local', KEY)
  else writeStored('local', KEY, OFF)
}
