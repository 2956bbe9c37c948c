import { BlockList, isIP, isIPv6 } from 'node:net'
import type { Client } from '@libsql/client'
import { emptyLog } from './database'

/** A location record, the only kind with personal data: a visit is a random id and names nobody. */
export type PersonRecord = { number: number; receivedAt: string; content: unknown }

/**
 * How many rows are in memory at once. All rows are read, because SQL cannot compare addresses: one address has many
 * notations.
 */
const PAGE_ROWS = 1000

const toFamily = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

/** Finds every location record that has the internet address in any field and in any notation. Throws if it is none. */
export async function findPersonRecords(client: Client, address: string): Promise<PersonRecord[]> {
  if (isIP(address) === 0) throw new Error('Name one whole internet address: --address 203.0.113.7')
  // It blocks nothing here: it compares addresses, whatever their notation.
  const wanted = new BlockList()
  wanted.addAddress(address, toFamily(address))
  const sql = `SELECT number, received_at, body FROM location WHERE number > ? ORDER BY number LIMIT ${PAGE_ROWS}`
  const records: PersonRecord[] = []
  let lastNumber: number | undefined = 0
  while (lastNumber !== undefined) {
    const { rows } = await client.execute({ sql, args: [lastNumber] })
    for (const { number, received_at: time, body } of rows) {
      let isMatch = false
      // JSON.parse calls the function with every value, however deep.
      const content = JSON.parse(String(body), (_key, value) => {
        isMatch ||= typeof value === 'string' && isIP(value) > 0 && wanted.check(value, toFamily(value))
        return value
      })
      if (isMatch) records.push({ number: Number(number), receivedAt: new Date(Number(time)).toISOString(), content })
    }
    // An empty page has no last row: all have been read. The driver's type allows every kind of value in a column.
    lastNumber = rows.at(-1)?.number as number | undefined
  }
  return records
}

/** Deletes records, all or none. In an embedded database their bytes are overwritten, in the log as well. */
export async function deletePersonRecords(client: Client, records: readonly PersonRecord[]): Promise<void> {
  const deletions = records.map(({ number }) => ({ sql: 'DELETE FROM location WHERE number = ?', args: [number] }))
  await client.batch(deletions, 'write')
  await emptyLog(client)
}
