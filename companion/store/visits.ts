import type { Client } from '@libsql/client'
import { createGroupCommit } from './group-commit'
import type { Attempt } from './outcome'

const SELECT_TOTAL = 'SELECT total FROM visit_total'

/** The visitor count: a total of its own, so that forgetting old ids does not lower it. */
export function createVisits(client: Client, attempt: Attempt, now: () => number) {
  async function commit(ids: string[]) {
    if (ids.length === 0) return Number((await client.execute(SELECT_TOTAL)).rows[0]?.total)
    const results = await client.batch(
      [
        {
          sql: 'INSERT OR IGNORE INTO visit (id, received_at) SELECT value, ? FROM json_each(?)',
          args: [now(), JSON.stringify(ids)],
        },
        // changes() is the number of ids the statement before inserted, on this connection and in this transaction.
        'UPDATE visit_total SET total = total + changes()',
        SELECT_TOTAL,
      ],
      'write',
    )
    return Number(results[2]?.rows[0]?.total)
  }

  const join = createGroupCommit(ids => attempt(() => commit(ids)))

  return {
    /** Counts the id unless it was counted before, and returns the total; resolves after the commit. */
    countVisit: (id: string) => join(id),
    /** The total, counting nothing. */
    readCount: () => join(),
  }
}
