import type { InStatement } from '@libsql/client'
import type { Database } from './database'

export type MessageParams = Record<string, string | number | boolean | null>

export type StoredMessage = { receivedAt: number; params: MessageParams }

/** The records that the service receives: messages to the mock mail provider, and locations. */
export function createReceivedRecords(database: Database, now: () => number) {
  // In a transaction, because a broken connection may report success for a statement alone, but not for a commit.
  const write = (statement: InStatement) =>
    database.attempt(async ({ client }) => {
      await client.batch([statement], 'write')
    })

  return {
    /** Stores a message, once per lead id. A message without a lead id is always stored. */
    saveMessage: (leadId: string | null, params: MessageParams) =>
      write({
        sql: 'INSERT INTO message (received_at, lead_id, params) VALUES (?, ?, ?) ON CONFLICT (lead_id) DO NOTHING',
        args: [now(), leadId, JSON.stringify(params)],
      }),

    /** Lists up to `limit` messages, newest first, with the total number of messages. */
    listMessages: (limit: number) =>
      database.attempt(async ({ client }) => {
        const [all, newest] = await client.batch(
          [
            'SELECT count(*) AS total FROM message',
            { sql: 'SELECT received_at, params FROM message ORDER BY number DESC LIMIT ?', args: [limit] },
          ],
          'read',
        )
        const messages: StoredMessage[] = (newest?.rows ?? []).map(row => ({
          receivedAt: Number(row.received_at),
          params: JSON.parse(String(row.params)),
        }))
        return { total: Number(all?.rows[0]?.total), messages }
      }),

    /** Stores a location record unchanged. */
    saveLocation: (body: string) =>
      write({ sql: 'INSERT INTO location (received_at, body) VALUES (?, ?)', args: [now(), body] }),
  }
}
