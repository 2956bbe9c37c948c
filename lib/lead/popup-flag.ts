import { readStored, writeStored } from '@/lib/browser/web-storage'

/** Says in session storage that the lead popup was closed; its value is the text 'true'. */
const KEY = 'form_closed'

/** Whether the lead popup was closed in this session. Blocked storage counts as not closed. */
export function wasPopupClosed(): boolean {
  return readStored('session', KEY) === 'true'
}

/** The lead popup does not come again until the tab is closed. */
export function rememberPopupClosed() {
  writeStored('session', KEY, 'true')
}
