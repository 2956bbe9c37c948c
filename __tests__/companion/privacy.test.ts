/** @jest-environment node */
import { execFile } from 'node:child_process'
import { readFile, stat } from 'node:fs/promises'
import { promisify } from 'node:util'
import { createClient } from '@libsql/client'
import { openDatabase } from '@/companion/database'
import { findPersonRecords } from '@/companion/person-records'
import { type BuiltApp, buildApp, buildSettings } from './companion-parts'

/** Starts processes, on a machine that does other work besides. */
jest.setTimeout(60_000)

const ADDRESS = 'ann.lee+press@example.com'

let built: BuiltApp
let url: string

beforeEach(async () => {
  built = await buildApp()
  url = `file:${built.folder}/companion.db`
})
afterEach(() => built.close())

/** Runs the command as an operator does, while the service is running. */
async function run(args: string[], databaseUrl = url) {
  const env = { PATH: process.env.PATH ?? '', NODE_ENV: 'test' as const, COMPANION_DATABASE_URL: databaseUrl }
  const command = ['--require', 'tsx/cjs', 'companion/privacy.ts', ...args]
  return promisify(execFile)(process.execPath, command, { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }) => ({ code, said: stderr }),
  )
}

it('lists, exports and deletes what is held of one person, and leaves no trace of it in the file or its log', async () => {
  const { store, folder } = built
  await store.saveMessage('lead-1', { from_email: 'Ann.Lee+Press@Example.com', message: 'A gluer' })
  await store.saveMessage(null, { from_email: 'ravi@example.com', message: `Or write to\n${ADDRESS}.` })
  await store.saveMessage('lead-2', { from_email: 'joann.lee+press@example.com', message: 'Stays' })
  await store.saveLocation(JSON.stringify({ timestamp: '2026-01-15T10:00:00Z', note: { by: [ADDRESS] } }))
  await store.saveLocation('{"ip":"192.0.2.1"}')
  await store.countVisit('0f8fad5b-d9cb-469f-a165-70867728950e')

  const found = await run(['--email', ADDRESS])
  expect(found.said).toMatch(
    /^3 records with .*\n {2}message 1, received 2026-01-15T10:00:00.000Z: \{"from_email":"Ann/,
  )
  const file = `${folder}/ann.json`
  const done = await run(['--email', ` ${ADDRESS.toUpperCase()} `, '--export', file, '--delete'])
  expect(done).toMatchObject({ code: 0, said: expect.stringContaining('Deleted.') })
  const exported = JSON.parse(await readFile(file, 'utf8'))
  expect(exported.map(({ table }: { table: string }) => table)).toEqual(['message', 'message', 'location'])
  expect(exported[0].content).toEqual({ from_email: 'Ann.Lee+Press@Example.com', message: 'A gluer' })
  expect((await stat(file)).mode & 0o777).toBe(0o600)

  for (const part of ['companion.db', 'companion.db-wal'])
    expect(await readFile(`${folder}/${part}`, 'latin1')).not.toMatch(/A gluer|Or write to/)
  expect(await store.listMessages(9)).toMatchObject({
    value: { total: 1, messages: [{ params: { message: 'Stays' } }] },
  })
  const client = createClient({ url })
  expect((await client.execute('SELECT count(*) AS count FROM location')).rows[0]?.count).toBe(1)
  client.close()
  expect((await run(['--address', '192.0.2.1'])).said).toMatch(/^1 record with/)
})

it.each([
  ['ann@example.com', 'Mail:ann@example.com.', true],
  ['ann@example.com', 'write to <ANN@example.com>, please', true],
  ['ann@example.com', 'joann@example.com', false],
  ['ann@example.com', 'ann@example.com.au', false],
  ['ann@example.com', 'ann@exampleXcom', false],
  ['राम@example.com', 'राम@example.com', true],
  ['192.0.2.1', '192.0.2.11', false],
  ['2001:db8::1', '2001:db8::1:2', false],
  ['2001:db8::1', '2001:DB8::1', true],
  ['2001:db8::1', '2001:db8:0:0:0:0:0:1', true],
  ['2001:0db8:0000::0001', 'from [2001:db8::1]:443.', true],
  ['2001:db8::1', 'ip:2001:db8::1', true],
  ['2001:db8::1', '2001:db8::10', false],
  ['fe80::1', 'fe80::1%eth0', true],
  ['192.0.2.1', '::ffff:192.0.2.1', true],
  ['192.0.2.1', '::FFFF:C000:0201', true],
  ['::ffff:192.0.2.1', 'from 192.0.2.1:51234, 10.0.0.1', true],
  ['192.0.2.1', 'ip:192.0.2.1.', true],
  ['192.0.2.1', '1.192.0.2.1', false],
])('of %s, finds %j: %s', async (address, text, isFound) => {
  await built.store.saveMessage(null, { text })
  const client = await openDatabase(buildSettings({ databaseUrl: url }))
  expect(await findPersonRecords(client, address)).toHaveLength(isFound ? 1 : 0)
  client.close()
})

it.each([
  [['--email', 'ann'], 'Name one whole e-mail address'],
  [['--mail', ADDRESS], "Unknown option '--mail'. Usage: npm run companion:privacy"],
])('looks for nothing when asked %j', async (args, line) => {
  const { code, said } = await run(args)
  expect({ code, lines: said.trim().split('\n').length }).toEqual({ code: 1, lines: 1 })
  expect(said).toContain(line)
})

it('says that a database is missing, instead of finding nothing in a new one', async () => {
  const { code, said } = await run(['--email', ADDRESS], `file:${built.folder}/other.db`)
  expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/^There is no database at .*other\.db: set/) })
})

it('deletes nothing that it could not export', async () => {
  await built.store.saveMessage(null, { from_email: ADDRESS })
  const { code, said } = await run(['--email', ADDRESS, '--export', `${built.folder}/none/a.json`, '--delete'])
  expect({ code, said }).toEqual({ code: 1, said: expect.stringMatching(/^Nothing was deleted: ENOENT/) })
  expect(await built.store.listMessages(9)).toMatchObject({ value: { total: 1 } })
})
