import type { Client } from '@libsql/client'

/** Steps from an empty database to the present one, in order. Add to the end; never change one that was released. */
const MIGRATIONS: string[][] = [
  [
    'CREATE TABLE visit_total (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), total INTEGER NOT NULL)',
    'INSERT INTO visit_total VALUES (1, 0)',
    // WITHOUT ROWID keeps one tree instead of two: the id is the whole record.
    'CREATE TABLE visit (id TEXT PRIMARY KEY, received_at INTEGER NOT NULL) WITHOUT ROWID',
    'CREATE INDEX visit_by_time ON visit (received_at)',
    'CREATE TABLE location (number INTEGER PRIMARY KEY, received_at INTEGER NOT NULL, body TEXT NOT NULL)',
    'CREATE INDEX location_by_time ON location (received_at)',
    'CREATE TABLE message (number INTEGER PRIMARY KEY, received_at INTEGER NOT NULL, lead_id TEXT UNIQUE, params TEXT NOT NULL)',
    'CREATE INDEX message_by_time ON message (received_at)',
  ],
  // What a proof writes and reads back; empty at any other time.
  ['CREATE TABLE proof (token TEXT PRIMARY KEY, written_at INTEGER NOT NULL, room BLOB NOT NULL)'],
]

/** Brings the database up to date; each step and its note are one transaction, so a killed start leaves no half step. */
export async function migrate(client: Client) {
  await client.execute('CREATE TABLE IF NOT EXISTS migration (version INTEGER PRIMARY KEY)')
  const { rows } = await client.execute('SELECT coalesce(max(version), 0) AS version FROM migration')
  const done = Number(rows[0]?.version)
  for (const [index, statements] of MIGRATIONS.entries()) {
    if (index < done) continue
    await client.batch([...statements, { sql: 'INSERT INTO migration VALUES (?)', args: [index + 1] }], 'write')
  }
}
