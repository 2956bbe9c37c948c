import { findStoredKeys } from './web-storage'

/** One key per message: two tabs that keep and remove at the same time never overwrite each other's list. */
export const OUTBOX_PREFIX = 'outbox_'

/** Whether anything waits on this device. Every page asks; only then is the code fetched that reads and sends it. */
export function isOutboxFilled(): boolean {
  return findStoredKeys('local', OUTBOX_PREFIX).length > 0
}
