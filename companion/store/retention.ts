import type { Client } from '@libsql/client'
import type { Attempt } from './outcome'

const TABLES = [
  { name: 'message', key: 'number' },
  { name: 'location', key: 'number' },
  // The site draws a new visit id every day, so an old one is never asked about again.
  { name: 'visit', key: 'id' },
] as const

/** Rows deleted in one go: a large backlog must not hold up requests. */
const CHUNK = 2000

/** Deletes what is older than the given time (ms since 1970) and returns how many records went. */
export function createRetention(client: Client, attempt: Attempt) {
  async function purgeTable({ name, key }: (typeof TABLES)[number], before: number) {
    let deleted = 0
    for (;;) {
      const { rowsAffected } = await client.execute({
        sql: `DELETE FROM ${name} WHERE ${key} IN (SELECT ${key} FROM ${name} WHERE received_at < ? LIMIT ${CHUNK})`,
        args: [before],
      })
      deleted += rowsAffected
      if (rowsAffected < CHUNK) return deleted
      await new Promise(resolve => setImmediate(resolve))
    }
  }

  return {
    purge: (before: number) =>
      attempt(async () => {
        let deleted = 0
        for (const table of TABLES) deleted += await purgeTable(table, before)
        return deleted
      }),
  }
}
