import type { Client } from '@libsql/client'
import { emptyLog } from './database'

/** The tables that hold what people have sent, and their column of JSON. A visit is a random id and names nobody. */
const COLUMNS = { message: 'params', location: 'body' } as const

export type PersonRecord = { table: keyof typeof COLUMNS; number: number; receivedAt: string; content: unknown }

/**
 * Finds every record that contains an e-mail or internet address as a whole, in capital or small letters, in any field:
 * `ann@example.com` is not in `joann@example.com`, but in a message that mentions it.
 */
export async function findPersonRecords(client: Client, address: string): Promise<PersonRecord[]> {
  const escaped = address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}._%+'-])${escaped}(?![\\p{L}\\p{N}-]|[.:][\\p{L}\\p{N}])`, 'iu')
  const records: PersonRecord[] = []
  for (const [table, column] of Object.entries(COLUMNS) as [PersonRecord['table'], string][]) {
    const { rows } = await client.execute({
      sql: `SELECT number, received_at, ${column} AS json FROM ${table} WHERE instr(lower(${column}), lower(?))`,
      args: [JSON.stringify(address).slice(1, -1)],
    })
    for (const { number, received_at, json } of rows) {
      let isMatch = false
      const content = JSON.parse(String(json), (_key, value) => {
        isMatch ||= typeof value === 'string' && pattern.test(value)
        return value
      })
      const receivedAt = new Date(Number(received_at)).toISOString()
      if (isMatch) records.push({ table, number: Number(number), receivedAt, content })
    }
  }
  return records
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
