import { createListeners, useStore } from '@/lib/browser/store'
import { findStoredKeys, readStoredJson, removeStored, writeStored } from '@/lib/browser/web-storage'
import { OUTBOX_KEEP_MS } from '@/lib/constants'
import { MAIL_KINDS, type MailKind } from './fields'
import type { Mail } from './parameters'

/**
 * A message stored on the visitor's device from before its first try until it is delivered. `keptAt` is when it was
 * first stored, in milliseconds. `status` is that of the last failed try, as in MailFailure; null until a try has
 * ended.
 */
export type OutboxEntry = Mail & { keptAt: number; status: number | null }

/** Each message has its own key, so that two tabs never overwrite each other's list. */
const PREFIX = 'outbox_'

/** The lead id of a delivered message is stored here for a moment, so that the browser notifies other tabs. */
export const DELIVERED_KEY = 'delivered'

const { notify, subscribe } = createListeners('storage')
const openedAt = Date.now()

/** The pending messages on this device, oldest first. Removes entries that are damaged or older than a day. */
export function readOutbox(): OutboxEntry[] {
  const entries: OutboxEntry[] = []
  for (const key of findStoredKeys('local', PREFIX)) {
    const entry = parseOutboxEntry(key, readStoredJson('local', key), Date.now())
    if (entry) entries.push(entry)
    else removeStored('local', key)
  }
  return entries.sort((one, other) => one.keptAt - other.keptAt)
}

/** Stores a message with the status of its last failed try. Replaces an entry with the same `params.lead_id`. */
export function keepInOutbox({ kind, params }: Mail, status: number | null = null) {
  const keptAt = findInOutbox(params.lead_id)?.keptAt ?? Date.now()
  writeStored('local', PREFIX + params.lead_id, JSON.stringify({ kind, params, keptAt, status }))
  notify()
}

/** Stores the status of a failed try, unless the message has been discarded meanwhile. */
export function notePendingFailure(mail: Mail, status: number) {
  if (findInOutbox(mail.params.lead_id)) keepInOutbox(mail, status)
}

/** The pending message with this lead id, if there is one. */
export function findInOutbox(leadId: string): OutboxEntry | undefined {
  return readOutbox().find(({ params }) => params.lead_id === leadId)
}

/** Removes a message that was sent, replaced or discarded. */
export function removeFromOutbox(leadId: string) {
  removeStored('local', PREFIX + leadId)
  notify()
}

/** Name of the lock that a tab holds while it sends the message. */
export function formatLockName(leadId: string): string {
  return `send_${leadId}`
}

/** Whether the outbox has any messages; false in the pre-rendered HTML. */
export function useIsOutboxFilled(): boolean {
  return useStore({ get: () => findStoredKeys('local', PREFIX).length > 0, subscribe }, false)
}

/**
 * Status of the last failed try of a pending message of this kind; null if there is none. A message that is being sent
 * does not count.
 */
export function usePendingStatus(kind: MailKind): number | null {
  return useStore({ get: () => findPendingStatus(kind), subscribe }, null)
}

function findPendingStatus(kind: MailKind): number | null {
  // An entry without a status from before this page was opened was interrupted during its first try.
  const pending = readOutbox().find(entry => entry.kind === kind && (entry.status !== null || entry.keptAt < openedAt))
  return pending ? (pending.status ?? 0) : null
}

/** Parses a stored entry. Returns null if it is damaged, does not belong to its key, or has expired. */
export function parseOutboxEntry(key: string, stored: unknown, now: number): OutboxEntry | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { kind, params, keptAt, status = 0 } = stored as Partial<OutboxEntry>
  if (!kind || !MAIL_KINDS.includes(kind) || typeof keptAt !== 'number') return null
  if (typeof params !== 'object' || params === null || !params.lead_id || key !== PREFIX + params.lead_id) return null
  if (Object.values(params).some(value => typeof value !== 'string')) return null
  // The difference is negative if the clock was set back; without Math.abs the entry might never expire.
  if (Math.abs(now - keptAt) > OUTBOX_KEEP_MS) return null
  return { kind, params, keptAt, status: typeof status === 'number' ? status : null }
}
