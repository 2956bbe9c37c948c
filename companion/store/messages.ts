import type { Client } from '@libsql/client'
import type { Attempt } from './outcome'

export type MessageParams = Record<string, string | number | boolean | null>

export type KeptMessage = { receivedAt: number; params: MessageParams }

/** Messages that the stand-in for the mail provider accepted, and locations that the site handed over. */
export function createMessages(client: Client, attempt: Attempt, now: () => number) {
  return {
    /** Keeps a message once per lead id; a message without one is kept every time. */
    saveMessage: (leadId: string | null, params: MessageParams) =>
      attempt(async () => {
        await client.execute({
          sql: 'INSERT OR IGNORE INTO message (received_at, lead_id, params) VALUES (?, ?, ?)',
          args: [now(), leadId, JSON.stringify(params)],
        })
      }),

    /** The newest messages first, and how many there are in all. */
    listMessages: (limit: number) =>
      attempt(async () => {
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
      attempt(async () => {
        await client.execute({ sql: 'INSERT INTO location (received_at, body) VALUES (?, ?)', args: [now(), body] })
      }),
  }
}
