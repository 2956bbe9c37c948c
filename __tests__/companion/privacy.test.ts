/** @jest-environment node */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { openDatabase } from '@/companion/database'
import { findPersonRecords } from '@/companion/person-records'
import { type BuiltApp, buildApp, buildSettings } from './companion-parts'

/** The tests start processes, which take long on a busy machine. */
jest.setTimeout(60_000)

let built: BuiltApp
let url: string

beforeEach(async () => {
  built = await buildApp()
  url = `file:${built.folder}/companion.db`
})
afterEach(() => built.close())

const save = (record: object) => built.store.saveLocation(JSON.stringify(record))

/** Runs the command as an operator does, while the service is running. */
async function run(args: string[], databaseUrl = url) {
  const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'test' as const, COMPANION_DATABASE_URL: databaseUrl }
  const command = ['--require', 'tsx/cjs', 'companion/privacy.ts', ...args]
  return promisify(execFile)(process.execPath, command, { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }) => ({ code, said: stderr }),
  )
}

/** The numbers of the records about the person with this address. */
async function findNumbers(address: string) {
  const client = await openDatabase(buildSettings({ databaseUrl: url }))
  const records = await findPersonRecords(client, address)
  client.close()
  return records.map(({ number }) => number)
}

it('prints and deletes what is stored about one person, and leaves no trace in the file or its log', async () => {
  // One address in three spellings; the command gets it with spaces, as when it was pasted.
  await save({ ip: '2001:DB8::1', city: 'Here and there' })
  await save({ ip: '192.0.2.1' })
  await save({ network: { by: ['2001:db8:0:0:0:0:0:1'] } })

  const { code, said } = await run(['--address', ' 2001:db8::1 ', '--delete'])
  expect(code).toBe(0)
  expect(JSON.parse(said)).toEqual([
    { number: 1, receivedAt: '2026-01-15T10:00:00.000Z', content: { ip: '2001:DB8::1', city: 'Here and there' } },
    expect.objectContaining({ number: 3 }),
  ])
  for (const part of ['companion.db', 'companion.db-wal'])
    expect(await readFile(`${built.folder}/${part}`, 'latin1')).not.toContain('Here and there')
  expect(await findNumbers('192.0.2.1')).toEqual([2])
  expect(await findNumbers('2001:db8::1')).toEqual([])
})

it.each([
  ['192.0.2.1', '192.0.2.11', false],
  ['2001:db8::1', '2001:db8::1:2', false],
  ['2001:db8::1', '2001:DB8:0:0::1', true],
  ['192.0.2.1', '::FFFF:C000:0201', true],
  ['::ffff:192.0.2.1', '192.0.2.1', true],
  ['192.0.2.1', 'from 192.0.2.1', false],
])('finds for the address %s a record with %j: %s', async (address, ip, isFound) => {
  await save({ ip })
  expect(await findNumbers(address)).toHaveLength(isFound ? 1 : 0)
})

it('finds all records in a list that is longer than the 1,000 records that are read at once', async () => {
  for (let count = 0; count < 1001; count++) await save({ ip: count % 500 === 0 ? '192.0.2.1' : '192.0.2.2' })
  expect(await findNumbers('192.0.2.1')).toEqual([1, 501, 1001])
})

it.each([
  ['companion.db', ['--address', '192.0.2'], /^Name one whole internet address/],
  ['companion.db', ['--email', 'ann@example.com'], /^Unknown option '--email'/],
  // A new database would be created, and nothing found in it.
  ['other.db', ['--address', '192.0.2.1'], /^There is no database at .*other\.db: set/],
])('says why it does not search %s with the arguments %j', async (file, args, line) => {
  expect(await run(args, `file:${built.folder}/${file}`)).toEqual({ code: 1, said: expect.stringMatching(line) })
})
