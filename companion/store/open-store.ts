import type { Log } from '../log'
import { type ConnectionSettings, openConnection } from './connection'
import { createDatabase, type Database } from './database'
import { createReceivedRecords } from './received-records'
import { type Result, toCode } from './result'
import { createRetention } from './retention'
import { createVisits } from './visits'

export type Store = ReturnType<typeof createVisits> &
  ReturnType<typeof createReceivedRecords> &
  ReturnType<typeof createRetention> & {
    /** Checks that a record can be written, committed and read back. */
    probe: () => Promise<Result<unknown>>
    close: () => void
  }

type StoreParts = { settings: ConnectionSettings; log: Log; now: () => number }

/**
 * Opens the database, or fails with an error code. It does not check that the database is writable: the first call to
 * the store does.
 */
export async function openStore({ settings, log, now }: StoreParts): Promise<Result<Store>> {
  try {
    const open = () => openConnection(settings)
    return { ok: true, value: createStore(createDatabase({ first: await open(), open, log, now }), now) }
  } catch (error) {
    return { ok: false, code: toCode(error) }
  }
}

function createStore(database: Database, now: () => number): Store {
  return {
    ...createVisits(database, now),
    ...createReceivedRecords(database, now),
    ...createRetention(database),
    probe: database.probe,
    close: database.close,
  }
}
