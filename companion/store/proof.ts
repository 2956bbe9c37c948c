import { randomUUID } from 'node:crypto'
import type { Client } from '@libsql/client'
import type { Connection } from './connection'
import { createCodedError } from './result'

/**
 * Size of the record that a proof writes: as large as the largest request body, so that a full disk is noticed in time.
 */
const ROOM_BYTES = 64 * 1024

/** A record older than this was left behind by a process that died during a proof. */
const STALE_AFTER_MS = 60_000

/**
 * Proves that a connection can be trusted, before it is used and for the health check: writes and commits a record,
 * reads it back through another connection and deletes it. Throws if any step fails.
 */
export async function proveWrites({ client, createReader }: Connection, now: () => number) {
  const token = randomUUID()
  await client.batch(
    [
      { sql: 'DELETE FROM proof WHERE written_at < ?', args: [now() - STALE_AFTER_MS] },
      {
        sql: `INSERT INTO proof (token, written_at, room) VALUES (?, ?, zeroblob(${ROOM_BYTES}))`,
        args: [token, now()],
      },
    ],
    'write',
  )
  await readWith(createReader, async reader => {
    const sql = 'SELECT length(room) AS bytes FROM proof WHERE token = ?'
    const { rows } = await reader.execute({ sql, args: [token] })
    if (rows[0]?.bytes !== ROOM_BYTES) throw createCodedError('NOT_READ_BACK', 'the written record is missing')
  })
  await client.batch([{ sql: 'DELETE FROM proof WHERE token = ?', args: [token] }], 'write')
}

/** Checks every page of an embedded file and throws if one is corrupt. A database server checks its own files. */
export async function proveIntegrity({ client, createReader }: Connection) {
  if (client.protocol !== 'file') return
  await readWith(createReader, async reader => {
    const { rows } = await reader.execute('PRAGMA quick_check(1)')
    if (rows[0]?.quick_check !== 'ok') throw createCodedError('SQLITE_CORRUPT', 'the database file is corrupt')
  })
}

async function readWith(createReader: () => Client, read: (reader: Client) => Promise<void>) {
  const reader = createReader()
  try {
    await read(reader)
  } finally {
    reader.close()
  }
}
