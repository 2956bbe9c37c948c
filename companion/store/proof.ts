import { randomUUID } from 'node:crypto'
import type { Client } from '@libsql/client'
import type { Connection } from './connection'
import { createFailure } from './outcome'

/** Size of the record that a proof writes: the largest body that we accept, so that a full disk shows in time. */
const ROOM_BYTES = 64 * 1024

/** A record older than this was left by a process that died during its proof. */
const LEFT_OVER_MS = 60_000

/** Writes a record, commits, reads it back through another connection and deletes it; throws where that fails. */
export async function proveWrites({ client, createReader }: Connection, now: () => number) {
  const token = randomUUID()
  await client.batch(
    [
      { sql: 'DELETE FROM proof WHERE written_at < ?', args: [now() - LEFT_OVER_MS] },
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
    if (rows[0]?.bytes !== ROOM_BYTES) throw createFailure('NOT_READ_BACK', 'the record that was written is not there')
  })
  await client.batch([{ sql: 'DELETE FROM proof WHERE token = ?', args: [token] }], 'write')
}

/** Reads every page of an embedded file; throws where one is broken. A server looks after its own files. */
export async function proveWhole({ client, createReader }: Connection) {
  if (client.protocol !== 'file') return
  await readWith(createReader, async reader => {
    const { rows } = await reader.execute('PRAGMA quick_check(1)')
    if (rows[0]?.quick_check !== 'ok') throw createFailure('SQLITE_CORRUPT', 'the database file is broken')
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
