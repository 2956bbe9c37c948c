import type { Row } from '@libsql/client'
import type { Database } from './database'

const SELECT_TOTAL = 'SELECT total FROM visit_total'

/** The visitor count: a total of its own, so that forgetting old ids does not lower it. */
export function createVisits(database: Database, now: () => number) {
  return {
    /** Counts the id unless it was counted before, and returns the total; resolves after the commit. */
    countVisit: (id: string) =>
      database.attempt(async ({ client }) => {
        const results = await client.batch(
          [
            { sql: 'INSERT OR IGNORE INTO visit (id, received_at) VALUES (?, ?)', args: [id, now()] },
            // changes() is the number of ids the statement before inserted, on this connection and in this transaction.
            'UPDATE visit_total SET total = total + changes()',
            SELECT_TOTAL,
          ],
          'write',
        )
        return computeTotal(results[2]?.rows[0])
      }),

    /** The total, counting nothing. */
    readCount: () => database.attempt(async ({ client }) => computeTotal((await client.execute(SELECT_TOTAL)).rows[0])),
  }
}

function computeTotal(row: Row | undefined) {
  if (typeof row?.total !== 'number') throw new Error('the visitor count is missing from the database')
  return row.total
}
