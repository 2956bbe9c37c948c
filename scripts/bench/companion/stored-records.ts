import { createClient } from '@libsql/client'
import type { Job } from './calls'

/**
 * Reads the database after the service has exited: the count, the records, and how many acknowledged ones are missing.
 */
export async function readStored(file: string, acknowledged: readonly Job[]) {
  const client = createClient({ url: `file:${file}` })
  const [total, visits, messages, check] = await client.batch([
    'SELECT total FROM visit_total',
    'SELECT id FROM visit',
    'SELECT lead_id AS id FROM message',
    'PRAGMA integrity_check',
  ])
  client.close()
  const ids = [...(visits?.rows ?? []), ...(messages?.rows ?? [])].map(({ id }) => String(id))
  const stored = new Set(ids)
  return {
    count: Number(total?.rows[0]?.total),
    visits: visits?.rows.length ?? 0,
    messages: messages?.rows.length ?? 0,
    missing: acknowledged.filter(({ id }) => !stored.has(id)).length,
    isIntact: check?.rows[0]?.integrity_check === 'ok',
  }
}
