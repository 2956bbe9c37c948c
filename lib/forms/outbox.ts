import type { Mail, MailResult } from '@/lib/adapters/mail-provider'
import { OUTBOX_KEEP_MS } from '@/lib/constants'
import { FORM_FIELDS } from './fields'

/** A message that waits on the visitor's device for the connection to return. `keptAt` is a time in milliseconds. */
export type OutboxEntry = Mail & { leadId: string; keptAt: number }

/** Everything sending needs, given from outside so that this file stays free of browser and network. */
export type OutboxPorts = {
  read: () => OutboxEntry[]
  remove: (leadId: string) => void
  send: (mail: Mail) => Promise<MailResult>
}

/** Reads one stored entry; anything damaged, foreign or older than its 24 hours counts as none. */
export function parseOutboxEntry(stored: unknown, now: number): OutboxEntry | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { kind, params, leadId, keptAt } = stored as Partial<OutboxEntry>
  if (typeof kind !== 'string' || !Object.hasOwn(FORM_FIELDS, kind)) return null
  if (typeof leadId !== 'string' || typeof keptAt !== 'number') return null
  if (typeof params !== 'object' || params === null) return null
  if (Object.values(params).some(value => typeof value !== 'string')) return null
  if (params.lead_id !== leadId) return null
  // A time ahead of the clock means that the clock was set back; the entry would otherwise never expire.
  if (Math.abs(now - keptAt) > OUTBOX_KEEP_MS) return null
  return { kind, params, leadId, keptAt }
}

/**
 * Sends each waiting message once, oldest first, and returns those that arrived. One that fails again stays.
 * An entry that was discarded or sent meanwhile is skipped, hence the second look before each.
 */
export async function sendOutbox({ read, remove, send }: OutboxPorts): Promise<OutboxEntry[]> {
  const delivered: OutboxEntry[] = []
  for (const { leadId } of read().sort((one, other) => one.keptAt - other.keptAt)) {
    const entry = read().find(candidate => candidate.leadId === leadId)
    if (!entry) continue
    const result = await send({ kind: entry.kind, params: entry.params })
    if (!result.ok) continue
    remove(leadId)
    delivered.push(entry)
  }
  return delivered
}
