import type { Row } from '@libsql/client'
import type { Database } from './database'

const SELECT_TOTAL = 'SELECT total FROM visit_total'

/** The visitor counter. The total is stored separately from the ids, so that deleting old ids does not lower it. */
export function createVisits(database: Database, now: () => number) {
  return {
    /** Counts a visit unless its id was counted before. Returns the total once the count is committed. */
    countVisit: (id: string) =>
      database.attempt(async ({ client }) => {
        const results = await client.batch(
          [
            { sql: 'INSERT OR IGNORE INTO visit (id, received_at) VALUES (?, ?)', args: [id, now()] },
            // changes() is the number of rows that the previous statement inserted: 0 or 1.
            'UPDATE visit_total SET total = total + changes()',
            SELECT_TOTAL,
          ],
          'write',
        )
        return toTotal(results[2]?.rows[0])
      }),

    /** Returns the total without counting a visit. */
    readCount: () => database.attempt(async ({ client }) => toTotal((await client.execute(SELECT_TOTAL)).rows[0])),
  }
}

function toTotal(row: Row | undefined) {
  if (typeof row?.total !== 'number') throw new Error('the visitor count is missing from the database')
  return row.total
}
