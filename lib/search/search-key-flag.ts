import { createListeners, useStore } from '@/lib/browser/store'
import { readStored, removeStored, writeStored } from '@/lib/browser/web-storage'

/** Local storage key. Its value is 'off' if the visitor has turned off the keyboard shortcut of the search. */
const KEY = 'search_key'
const OFF = 'off'

const { notify, subscribe } = createListeners('storage')

/** Whether the `/` key opens the search. True if storage is blocked. */
const searchKey = { get: () => readStored('local', KEY) !== OFF, subscribe }

/** Whether the `/` key opens the search, as React state; true in the pre-rendered HTML. */
export function useSearchKey(): boolean {
  return useStore(searchKey, true)
}

/** Turns the shortcut on or off for this device. */
export function setSearchKey(isOn: boolean) {
  if (isOn) removeStored('local', KEY)
  else writeStored('local', KEY, OFF)
  notify()
}
