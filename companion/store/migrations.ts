import type { Client } from '@libsql/client'

/**
 * The SQL statements of each migration, in order. Times are in ms since 1970. Append new ones; never change one that
 * was released.
 */
const MIGRATIONS: string[][] = [
  [
    'CREATE TABLE visit_total (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), total INTEGER NOT NULL)',
    'INSERT INTO visit_total VALUES (1, 0)',
    // WITHOUT ROWID stores one B-tree instead of two, since the id is the primary key.
    'CREATE TABLE visit (id TEXT PRIMARY KEY, received_at INTEGER NOT NULL) WITHOUT ROWID',
    'CREATE INDEX visit_by_time ON visit (received_at)',
    'CREATE TABLE location (number INTEGER PRIMARY KEY, received_at INTEGER NOT NULL, body TEXT NOT NULL)',
    'CREATE INDEX location_by_time ON location (received_at)',
    'CREATE TABLE message (number INTEGER PRIMARY KEY, received_at INTEGER NOT NULL, lead_id TEXT UNIQUE, params TEXT NOT NULL)',
    'CREATE INDEX message_by_time ON message (received_at)',
  ],
  // A record that proof.ts writes, reads back and deletes to show that the database can be used. `room` is filler,
  // which proof.ts makes as large as the largest request.
  ['CREATE TABLE proof (token TEXT PRIMARY KEY, written_at INTEGER NOT NULL, room BLOB NOT NULL)'],
]

/**
 * Runs the migrations that are still missing, each in one transaction, so that a process killed during its start leaves
 * none half done. Of two processes that start together one may fail, and succeeds when it starts again.
 */
export async function migrate(client: Client) {
  await client.execute('CREATE TABLE IF NOT EXISTS migration (version INTEGER PRIMARY KEY)')
  const { rows } = await client.execute('SELECT coalesce(max(version), 0) AS version FROM migration')
  const done = Number(rows[0]?.version)
  for (const [index, statements] of MIGRATIONS.entries()) {
    if (index < done) continue
    await client.batch([...statements, { sql: 'INSERT INTO migration VALUES (?)', args: [index + 1] }], 'write')
  }
}
