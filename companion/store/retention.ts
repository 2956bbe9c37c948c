import type { Client } from '@libsql/client'
import type { Database } from './database'

const TABLES = [
  { name: 'message', key: 'number' },
  { name: 'location', key: 'number' },
  // The site creates a new visit id every day, so an old one is never sent again.
  { name: 'visit', key: 'id' },
] as const

/** Rows deleted per statement, so that a large backlog does not block requests. */
const BATCH_SIZE = 2000

export function createRetention(database: Database) {
  return {
    /** Deletes all records older than `before` (ms since 1970) and returns how many. */
    purge: (before: number) =>
      database.attemptWithoutProof(async ({ client }) => {
        let deleted = 0
        for (const table of TABLES) deleted += await purgeTable(client, table, before)
        return deleted
      }),
  }
}

async function purgeTable(client: Client, { name, key }: (typeof TABLES)[number], before: number) {
  let deleted = 0
  for (;;) {
    const sql = `DELETE FROM ${name} WHERE ${key} IN (SELECT ${key} FROM ${name} WHERE received_at < ? LIMIT ${BATCH_SIZE})`
    const [result] = await client.batch([{ sql, args: [before] }], 'write')
    const rows = result?.rowsAffected ?? 0
    deleted += rows
    if (rows < BATCH_SIZE) return deleted
    await new Promise(resolve => setImmediate(resolve))
  }
}
