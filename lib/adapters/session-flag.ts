import { readStored, writeStored } from './web-storage'

/** Whether the flag was raised in this session. Blocked storage counts as not raised. */
export function readSessionFlag(key: string): boolean {
  return readStored('session', key) === 'true'
}

/** Raises the flag until the tab is closed. */
export function raiseSessionFlag(key: string) {
  writeStored('session', key, 'true')
}
