import { isIP } from 'node:net'
import type { Client } from '@libsql/client'
import { emptyLog } from './database'

/** A location record. A visit is a random id and names nobody. */
export type PersonRecord = { number: number; receivedAt: string; content: unknown }

/** Page size. Addresses are compared here, not in SQL, because one address has many notations. */
const PAGE = 1000

/** An IPv4 address written as four groups at the end of an IPv6 address, as the URL standard writes it. */
const MAPPED = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/

/**
 * The one notation of an internet address: `2001:DB8:0:0:0:0:0:1` and `2001:db8::1` have the same, and an IPv4 address
 * is that alone, also if it is written as IPv6. Null if it is no address.
 */
export function normalizeAddress(text: string): string | null {
  const [address = ''] = text.trim().split('%')
  if (isIP(address) !== 6) return isIP(address) === 4 ? address : null
  const plain = new URL(`http://[${address}]`).hostname.slice(1, -1)
  const [, high, low] = MAPPED.exec(plain) ?? []
  if (high === undefined || low === undefined) return plain
  return [high, low]
    .map(group => Number.parseInt(group, 16))
    .flatMap(group => [group >> 8, group & 255])
    .join('.')
}

/** Finds every location record that has an internet address, normalized, in any field and in any notation. */
export async function findPersonRecords(client: Client, normalized: string): Promise<PersonRecord[]> {
  const sql = `SELECT number, received_at, body FROM location WHERE number > ? ORDER BY number LIMIT ${PAGE}`
  const records: PersonRecord[] = []
  for (let last = 0, isMore = true; isMore; ) {
    const { rows } = await client.execute({ sql, args: [last] })
    for (const row of rows) {
      let isMatch = false
      const content = JSON.parse(String(row.body), (_key, value) => {
        isMatch ||= typeof value === 'string' && normalizeAddress(value) === normalized
        return value
      })
      last = Number(row.number)
      if (isMatch) records.push({ number: last, receivedAt: new Date(Number(row.received_at)).toISOString(), content })
    }
    isMore = rows.length === PAGE
  }
  return records
}

/** Deletes records, all or none. In an embedded database file their bytes are overwritten and the write-ahead log is emptied. */
export async function deletePersonRecords(client: Client, records: readonly PersonRecord[]): Promise<void> {
  const deletions = records.map(({ number }) => ({ sql: 'DELETE FROM location WHERE number = ?', args: [number] }))
  await client.batch(deletions, 'write')
  await emptyLog(client)
}
