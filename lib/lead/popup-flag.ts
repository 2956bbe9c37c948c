import { readStored, writeStored } from '@/lib/browser/web-storage'

/** Session storage key; its value is 'true' once the lead popup has been closed. */
const KEY = 'form_closed'

/** Whether the lead popup has been closed in this session; false if the storage is blocked. */
export function wasPopupClosed(): boolean {
  return readStored('session', KEY) === 'true'
}

/** Prevents the lead popup from opening again until the tab is closed. */
export function rememberPopupClosed() {
  writeStored('session', KEY, 'true')
}
