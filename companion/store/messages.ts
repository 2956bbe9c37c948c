import type { InStatement } from '@libsql/client'
import type { Database } from './database'

export type MessageParams = Record<string, string | number | boolean | null>

export type KeptMessage = { receivedAt: number; params: MessageParams }

/** Messages that the mock mail provider accepted, and locations that the site handed over. */
export function createMessages(database: Database, now: () => number) {
  // A transaction of one statement, because a broken connection refuses its COMMIT but not a statement alone.
  const write = (statement: InStatement) =>
    database.attempt(async ({ client }) => {
      await client.batch([statement], 'write')
    })

  return {
    /** Keeps a message once per lead id; a message without one is kept every time. */
    saveMessage: (leadId: string | null, params: MessageParams) =>
      write({
        sql: 'INSERT INTO message (received_at, lead_id, params) VALUES (?, ?, ?) ON CONFLICT (lead_id) DO NOTHING',
        args: [now(), leadId, JSON.stringify(params)],
      }),

    /** The newest messages first, and how many there are in all. */
    listMessages: (limit: number) =>
      database.attempt(async ({ client }) => {
        const [all, newest] = await client.batch(
          [
            'SELECT count(*) AS total FROM message',
            { sql: 'SELECT received_at, params FROM message ORDER BY number DESC LIMIT ?', args: [limit] },
          ],
          'read',
        )
        const messages: KeptMessage[] = (newest?.rows ?? []).map(row => ({
          receivedAt: Number(row.received_at),
          params: JSON.parse(String(row.params)),
        }))
        return { total: Number(all?.rows[0]?.total), messages }
      }),

    /** Keeps the text of a location record as it came. */
    saveLocation: (body: string) =>
      write({ sql: 'INSERT INTO location (received_at, body) VALUES (?, ?)', args: [now(), body] }),
  }
}
