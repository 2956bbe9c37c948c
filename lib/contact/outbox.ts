import { createListeners, useStore } from '@/lib/browser/store'
import { findStoredKeys, readStoredJson, removeStored, writeStored } from '@/lib/browser/web-storage'
import { OUTBOX_KEEP_MS } from '@/lib/constants'
import { MAIL_KINDS, type MailKind } from './fields'
import type { Mail } from './parameters'

/**
 * A message on the visitor's device, from before its first try until it has arrived. `keptAt` is a time in milliseconds;
 * `status` is what its last try failed with, as in MailFailure, and null while none has ended.
 */
export type OutboxEntry = Mail & { leadId: string; keptAt: number; status: number | null }

/** One key per message: two tabs that keep and remove at the same time never overwrite each other's list. */
const PREFIX = 'outbox_'

const { notify, subscribe } = createListeners('storage')
const openedAt = Date.now()

/** The messages on this device, oldest first. Entries that are damaged or older than a day are removed on the way. */
export function readOutbox(): OutboxEntry[] {
  const entries: OutboxEntry[] = []
  for (const key of findStoredKeys('local', PREFIX)) {
    const entry = parseOutboxEntry(key, readStoredJson('local', key), Date.now())
    if (entry) entries.push(entry)
    else removeStored('local', key)
  }
  return entries.sort((one, other) => one.keptAt - other.keptAt)
}

/** Keeps a message with what its last try failed with. `params.lead_id` names it: the same message again replaces its entry. */
export function keepInOutbox({ kind, params }: Mail, status: number | null = null) {
  const leadId = params.lead_id ?? ''
  const keptAt = readOutbox().find(entry => entry.leadId === leadId)?.keptAt ?? Date.now()
  writeStored('local', PREFIX + leadId, JSON.stringify({ kind, params, leadId, keptAt, status }))
  notify()
}

/** Notes what the last try of a message failed with, unless it was discarded meanwhile. */
export function notePendingFailure(mail: Mail, status: number) {
  if (isInOutbox(mail.params.lead_id)) keepInOutbox(mail, status)
}

/** Whether the message is kept on this device. */
export function isInOutbox(leadId: string | undefined): boolean {
  return readOutbox().some(entry => entry.leadId === leadId)
}

/** Forgets a message: it was sent, replaced or discarded. */
export function removeFromOutbox(leadId: string) {
  removeStored('local', PREFIX + leadId)
  notify()
}

/** Who sends a message holds the lock of this name. */
export function formatLockName(leadId: string): string {
  return `send_${leadId}`
}

/** Whether anything is kept on this device; false in the pre-rendered HTML. */
export function useIsOutboxFilled(): boolean {
  return useStore({ get: () => findStoredKeys('local', PREFIX).length > 0, subscribe }, false)
}

/** What the last try of a waiting message of this kind failed with; null where none waits. One that is being tried does not wait. */
export function usePendingStatus(kind: MailKind): number | null {
  return useStore({ get: () => findPendingStatus(kind), subscribe }, null)
}

function findPendingStatus(kind: MailKind): number | null {
  // An entry without a status that is older than this page was left in the middle of its first try.
  const pending = readOutbox().find(entry => entry.kind === kind && (entry.status !== null || entry.keptAt < openedAt))
  return pending ? (pending.status ?? 0) : null
}

/** Reads one stored entry; anything damaged, foreign, under another's key or older than its 24 hours counts as none. */
export function parseOutboxEntry(key: string, stored: unknown, now: number): OutboxEntry | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { kind, params, leadId, keptAt, status = 0 } = stored as Partial<OutboxEntry>
  if (!kind || !MAIL_KINDS.includes(kind) || typeof leadId !== 'string' || typeof keptAt !== 'number') return null
  if (typeof params !== 'object' || params === null || params.lead_id !== leadId || key !== PREFIX + leadId) return null
  if (Object.values(params).some(value => typeof value !== 'string')) return null
  // A time ahead of the clock means that the clock was set back; the entry would otherwise never expire.
  if (Math.abs(now - keptAt) > OUTBOX_KEEP_MS) return null
  return { kind, params, leadId, keptAt, status: typeof status === 'number' ? status : null }
}
