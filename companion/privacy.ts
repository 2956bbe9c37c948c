/**
 * `npm run --silent companion:privacy -- --address 203.0.113.7 [--delete]`: prints the location records of one internet
 * address as JSON, and deletes them. Reads the settings of the service, which may be running.
 */
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { findDatabaseFile, openDatabase } from './database'
import { deletePersonRecords, findPersonRecords } from './person-records'
import { readSettings } from './settings'

const OPTIONS = { address: { type: 'string', default: '' }, delete: { type: 'boolean', default: false } } as const

async function main() {
  const { address, delete: isDeletion } = parseArgs({ options: OPTIONS }).values
  const { settings } = readSettings()
  const file = findDatabaseFile(settings.databaseUrl)
  if (file !== null && !existsSync(file))
    throw new Error(`There is no database at ${file}: set COMPANION_DATABASE_URL.`)
  const client = await openDatabase(settings)

  const records = await findPersonRecords(client, address.trim())
  process.stdout.write(`${JSON.stringify(records, null, 2)}\n`)
  if (isDeletion) {
    await deletePersonRecords(client, records)
    process.stderr.write(`Deleted: ${records.length}. Copies in backups are not.\n`)
  }
  client.close()
}

main().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
})
