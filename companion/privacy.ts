/**
 * `npm run companion:privacy -- --address 203.0.113.7 [--export FILE] [--delete]`: lists the location records of one
 * internet address, writes them into a file, deletes them. Reads the settings of the service, which may be running.
 */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { findDatabaseFile, formatDatabaseError, openDatabase, toCode } from './database'
import { deletePersonRecords, findPersonRecords, normalizeAddress } from './person-records'
import { readSettings } from './settings'

const USAGE = 'npm run companion:privacy -- --address 203.0.113.7 [--export FILE] [--delete]'

/** Ends with one line for the operator. */
function fail(problem: string): never {
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}

function readArgs() {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  try {
    return parseArgs({ options: { address: text, export: text, delete: flag } }).values
  } catch (error) {
    return fail(`${(error as Error).message.split('.')[0]}. Usage: ${USAGE}`)
  }
}

async function main() {
  const { address: typed = '', export: exportFile, delete: isDeletion } = readArgs()
  const address = normalizeAddress(typed) ?? fail(`Name one whole internet address. Usage: ${USAGE}`)
  const read = readSettings()
  if (!read.ok) return fail(read.problem)
  const file = findDatabaseFile(read.settings.databaseUrl)
  if (file !== null && !existsSync(file)) fail(`There is no database at ${file}: set COMPANION_DATABASE_URL.`)
  const client = await openDatabase(read.settings).catch(error => fail(formatDatabaseError(toCode(error))))

  const records = await findPersonRecords(client, address)
  console.info(`${records.length === 1 ? '1 record' : `${records.length} records`} with ${address}`)
  for (const { number, receivedAt, content } of records)
    console.info(`  location ${number}, received ${receivedAt}: ${JSON.stringify(content)}`)
  if (exportFile !== undefined) {
    await writeFile(exportFile, `${JSON.stringify(records, null, 2)}\n`, { mode: 0o600 })
    console.info(`Written to ${exportFile}`)
  }
  if (isDeletion && records.length > 0) {
    await deletePersonRecords(client, records)
    console.info('Deleted. Copies in backups are not.')
  }
  client.close()
}

main().catch((error: unknown) => fail(`Nothing was deleted: ${error instanceof Error ? error.message : error}`))
