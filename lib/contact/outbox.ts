import { createListeners, useStore } from '@/lib/browser/store'
import { findStoredKeys, isHeldInMemory, readStoredJson, removeStored, writeStored } from '@/lib/browser/web-storage'
import { OUTBOX_KEEP_DAYS, OUTBOX_RETRY_MAX_MS, OUTBOX_RETRY_MS } from '@/lib/constants'
import { MAIL_KINDS, type MailKind } from './fields'
import type { Mail } from './parameters'

/**
 * A message stored on the visitor's device from before its first try until it is delivered. `keptAt` is when it was
 * first stored, in milliseconds. `status` is that of the last failed try, as in MailFailure; null from a submit until
 * its try has ended. `triedAt` is when the last try failed; 0 if none has.
 */
export type OutboxEntry = Mail & { keptAt: number; status: number | null; triedAt: number }

/**
 * Why a message is pending: 'offline' without a connection, 'refused' if the provider did not accept it now. In both
 * cases it is 'unkept' instead if the browser could not store it, so that it is lost when the page is left.
 */
export type Pending = 'offline' | 'refused' | 'unkept'

/** Each message has its own key, so that two tabs never overwrite each other's list. */
const PREFIX = 'outbox_'

/** The lead id of a delivered message is stored here for a moment, so that the browser notifies other tabs. */
export const DELIVERED_KEY = 'delivered'

const KEEP_MS = OUTBOX_KEEP_DAYS * 24 * 60 * 60 * 1000

/** When this page was opened, in milliseconds since 1970. */
const openedAt = Date.now()

const { notify, subscribe } = createListeners('storage')

/** The pending messages on this device, oldest first. Removes entries that are damaged or too old. */
export function readOutbox(): OutboxEntry[] {
  const entries: OutboxEntry[] = []
  for (const key of findStoredKeys('local', PREFIX)) {
    const entry = parseOutboxEntry(key, readStoredJson('local', key), Date.now())
    if (entry) entries.push(entry)
    else removeStored('local', key)
  }
  return entries.sort((one, other) => one.keptAt - other.keptAt)
}

/** Stores a message before it is tried. One with the same lead id is replaced, and keeps the time of its first try. */
export function keepInOutbox({ kind, params }: Mail) {
  const { keptAt = Date.now(), triedAt = 0 } = findInOutbox(params.lead_id) ?? {}
  write({ kind, params, keptAt, status: null, triedAt })
}

/** Stores the status of a failed try, unless the message has been discarded meanwhile. */
export function noteFailure(leadId: string, status: number) {
  const entry = findInOutbox(leadId)
  if (entry) write({ ...entry, status, triedAt: Date.now() })
}

/** Stores an entry under its key and notifies subscribers. */
function write(entry: OutboxEntry) {
  writeStored('local', PREFIX + entry.params.lead_id, JSON.stringify(entry))
  notify()
}

/** The pending message with this lead id, if there is one. */
export function findInOutbox(leadId: string): OutboxEntry | undefined {
  const key = PREFIX + leadId
  return parseOutboxEntry(key, readStoredJson('local', key), Date.now()) ?? undefined
}

/** Removes a message that was sent, replaced, discarded or refused for good. */
export function removeFromOutbox(leadId: string) {
  removeStored('local', PREFIX + leadId)
  notify()
}

/**
 * Whether it is time for the next try, whichever tab or page made the last one. The pause after it is as long as the
 * message had been waiting then, within OUTBOX_RETRY_MS and OUTBOX_RETRY_MAX_MS. If the connection had failed, a new
 * connection ends the pause.
 */
export function isDue({ status, keptAt, triedAt }: OutboxEntry, isNewlyConnected: boolean): boolean {
  if (status === null || (status === 0 && isNewlyConnected)) return true
  const elapsed = Date.now() - triedAt
  // Negative if the clock was set back.
  return elapsed < 0 || elapsed >= Math.min(Math.max(triedAt - keptAt, OUTBOX_RETRY_MS), OUTBOX_RETRY_MAX_MS)
}

/** Name of the lock that a tab holds while it sends the message. */
export function formatLockName(leadId: string): string {
  return `send_${leadId}`
}

/** Whether the outbox has any messages; false in the pre-rendered HTML. */
export function useIsOutboxFilled(): boolean {
  return useStore({ get: () => findStoredKeys('local', PREFIX).length > 0, subscribe }, false)
}

/** Why a message of this kind is pending; null if none is. A message that is being sent does not count. */
export function usePending(kind: MailKind): Pending | null {
  return useStore({ get: () => findPending(kind), subscribe }, null)
}

function findPending(kind: MailKind): Pending | null {
  // Without a status, a message is being sent now, unless it is older than this page: then its first try was cut off.
  const pending = readOutbox().find(entry => entry.kind === kind && (entry.status !== null || entry.keptAt < openedAt))
  if (!pending) return null
  if (isHeldInMemory('local', PREFIX + pending.params.lead_id)) return 'unkept'
  const hasAnswer = pending.status !== null && pending.status !== 0
  return hasAnswer ? 'refused' : 'offline'
}

/** Parses a stored entry. Returns null if it is damaged, does not belong to its key, or has expired. */
export function parseOutboxEntry(key: string, stored: unknown, now: number): OutboxEntry | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { kind, params, keptAt, status, triedAt } = stored as Record<keyof OutboxEntry, unknown>
  if (!MAIL_KINDS.includes(kind as MailKind) || typeof keptAt !== 'number') return null
  if (typeof params !== 'object' || params === null) return null
  const { lead_id: leadId, ...others } = params as Record<string, unknown>
  if (typeof leadId !== 'string' || key !== PREFIX + leadId) return null
  if (Object.values(others).some(value => typeof value !== 'string')) return null
  // The difference is negative if the clock was set back; without Math.abs the entry might never expire.
  if (Math.abs(now - keptAt) > KEEP_MS) return null
  return {
    ...(stored as Mail),
    keptAt,
    status: typeof status === 'number' ? status : null,
    triedAt: typeof triedAt === 'number' ? triedAt : 0,
  }
}
