/**
 * `npm run companion:privacy -- --email NAME@HOST [--export FILE] [--delete]`: lists what the database holds of one
 * person, writes it into a file, deletes it. `--address` looks for an internet address instead. Reads the settings of
 * the service, which may be running.
 */
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { isIP } from 'node:net'
import { parseArgs } from 'node:util'
import { findDatabaseFile, formatDatabaseError, openDatabase, toCode } from './database'
import { deletePersonRecords, findPersonRecords } from './person-records'
import { readSettings } from './settings'

const USAGE = 'npm run companion:privacy -- --email NAME@HOST [--export FILE] [--delete]'

/** Ends with one line for the operator. */
function fail(problem: string): never {
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}

function readArgs() {
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  try {
    return parseArgs({ options: { email: text, address: text, export: text, delete: flag } }).values
  } catch (error) {
    return fail(`${(error as Error).message.split('.')[0]}. Usage: ${USAGE}`)
  }
}

async function main() {
  const { email, address, export: exportFile, delete: isDeletion } = readArgs()
  const person = (email ?? address ?? '').trim()
  // Anything shorter would find, and delete, what belongs to others.
  const isWhole = email === undefined ? isIP(person) > 0 : /^[^\s@]+@[^\s@]+$/.test(person)
  if (!isWhole) fail(`Name one whole e-mail address, or one internet address by --address. Usage: ${USAGE}`)
  const read = readSettings()
  if (!read.ok) return fail(read.problem)
  const file = findDatabaseFile(read.settings.databaseUrl)
  if (file !== null && !existsSync(file)) fail(`There is no database at ${file}: set COMPANION_DATABASE_URL.`)
  const client = await openDatabase(read.settings).catch(error => fail(formatDatabaseError(toCode(error))))

  const records = await findPersonRecords(client, person)
  console.info(`${records.length === 1 ? '1 record' : `${records.length} records`} with ${person}`)
  for (const { table, number, receivedAt, content } of records)
    console.info(`  ${table} ${number}, received ${receivedAt}: ${JSON.stringify(content)}`)
  if (exportFile !== undefined) {
    await writeFile(exportFile, `${JSON.stringify(records, null, 2)}\n`, { mode: 0o600 })
    console.info(`Written to ${exportFile}`)
  }
  if (isDeletion && records.length > 0) {
    await deletePersonRecords(client, records)
    console.info('Deleted. Copies in backups, mailboxes and at the mail provider are not.')
  }
  client.close()
}

main().catch((error: unknown) => fail(`Nothing was deleted: ${error instanceof Error ? error.message : error}`))
