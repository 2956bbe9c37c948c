import type { Client } from '@libsql/client'
import type { Database } from './database'

const TABLES = [
  { name: 'message', key: 'number' },
  { name: 'location', key: 'number' },
  // The site draws a new visit id every day, so an old one is never asked about again.
  { name: 'visit', key: 'id' },
] as const

/** Rows deleted in one go: a large backlog must not hold up requests. */
const CHUNK = 2000

export function createRetention(database: Database) {
  return {
    /** Deletes what is older than the given time (ms since 1970) and returns how many records went. */
    purge: (before: number) =>
      database.attemptUnproven(async ({ client }) => {
        let deleted = 0
        for (const table of TABLES) deleted += await purgeTable(client, table, before)
        return deleted
      }),
  }
}

async function purgeTable(client: Client, { name, key }: (typeof TABLES)[number], before: number) {
  let deleted = 0
  for (;;) {
    const sql = `DELETE FROM ${name} WHERE ${key} IN (SELECT ${key} FROM ${name} WHERE received_at < ? LIMIT ${CHUNK})`
    const [result] = await client.batch([{ sql, args: [before] }], 'write')
    const rows = result?.rowsAffected ?? 0
    deleted += rows
    if (rows < CHUNK) return deleted
    await new Promise(resolve => setImmediate(resolve))
  }
}
