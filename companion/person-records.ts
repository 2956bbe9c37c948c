import type { Client } from '@libsql/client'
import { emptyLog } from './database'
import { hasAddress, normalizeAddress } from './internet-addresses'

/** The tables that hold what people have sent, and their column of JSON. A visit is a random id and names nobody. */
const COLUMNS = { message: 'params', location: 'body' } as const

export type PersonRecord = { table: keyof typeof COLUMNS; number: number; receivedAt: string; content: unknown }

/** Records that are read at a time: an internet address has too many notations for the database to look for. */
const PAGE = 1000

/**
 * Finds every record that contains an e-mail or internet address as a whole, in any field: an e-mail address in capital
 * or small letters, `ann@example.com` not in `joann@example.com`, but in a message that mentions it; an internet address
 * in any notation.
 */
export async function findPersonRecords(client: Client, address: string): Promise<PersonRecord[]> {
  const isIn = createSearch(address)
  const records: PersonRecord[] = []
  for (const [table, column] of Object.entries(COLUMNS) as [PersonRecord['table'], string][]) {
    const sql = `SELECT number, received_at, ${column} AS json FROM ${table} WHERE number > ? ORDER BY number LIMIT ${PAGE}`
    for (let last = 0, isMore = true; isMore; ) {
      const { rows } = await client.execute({ sql, args: [last] })
      for (const { number, received_at, json } of rows) {
        let isMatch = false
        const content = JSON.parse(String(json), (_key, value) => {
          isMatch ||= typeof value === 'string' && isIn(value)
          return value
        })
        const receivedAt = new Date(Number(received_at)).toISOString()
        if (isMatch) records.push({ table, number: Number(number), receivedAt, content })
        last = Number(number)
      }
      isMore = rows.length === PAGE
    }
  }
  return records
}

function createSearch(address: string): (text: string) => boolean {
  const normalized = normalizeAddress(address)
  if (normalized !== null) return text => hasAddress(text, normalized)
  const escaped = address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}._%+'-])${escaped}(?![\\p{L}\\p{N}-]|[.:][\\p{L}\\p{N}])`, 'iu')
  return text => pattern.test(text)
}

/** Deletes records, all or none. In an embedded file they are overwritten, in its log as well. */
export async function deletePersonRecords(client: Client, records: readonly PersonRecord[]): Promise<void> {
  const deletions = records.map(({ table, number }) => ({
    sql: `DELETE FROM ${table} WHERE number = ?`,
    args: [number],
  }))
  await client.batch(deletions, 'write')
  await emptyLog(client)
}
