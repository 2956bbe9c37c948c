/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { copyFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import { makeFolder, postJson, readStored } from './companion-parts'

/** The tests start processes repeatedly, which takes long on a busy machine. */
jest.setTimeout(120_000)

/** What follows `node` in the command of `npm run companion`. */
const NODE_ARGS = '--max-semi-space-size=2 --heap-growing-percent=20 --require tsx/cjs companion/main.ts'

const UNLIMITED = { COMPANION_RATE_PER_MINUTE: '1000000' }

/** 300 KiB: room for a new database and some dozens of locations. */
const SMALL_DISK_BLOCKS = 600

let temporary: Awaited<ReturnType<typeof makeFolder>>
let file: string
let started: ChildProcess[] = []

beforeEach(async () => {
  temporary = await makeFolder()
  file = `${temporary.folder}/companion.db`
})
afterEach(async () => {
  for (const child of started) await kill(child)
  started = []
  await temporary.remove()
})

async function kill(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

/**
 * Starts the real service on a free port, without the npm and tsx wrappers, so that a signal reaches it itself.
 * `fileBlocks` is the size in blocks of 512 bytes beyond which the system refuses to let a file grow: a full disk.
 */
function start(env: Record<string, string> = {}, fileBlocks: number | 'unlimited' = 'unlimited') {
  const child = spawn('sh', ['-c', `ulimit -f ${fileBlocks}; exec "${process.execPath}" ${NODE_ARGS}`], {
    // No parent variables but the path: a developer's own settings must not reach a test. The framework's type of an
    // environment asks for NODE_ENV, which the service does not read.
    env: {
      PATH: process.env.PATH ?? '',
      COMPANION_PORT: '0',
      COMPANION_DATABASE_URL: `file:${file}`,
      ...env,
    } as unknown as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  started.push(child)
  const lines: string[] = []
  const exited = once(child, 'exit').then(([code]) => code)
  const listening = new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        lines.push(...String(chunk).trim().split('\n'))
        const [, port] = /"event":"listening".*"port":(\d+)/.exec(String(chunk)) ?? []
        if (port) resolve(`http://127.0.0.1:${port}`)
      })
    }
    void exited.then(() => reject(new Error(`ended before it listened: ${lines.join(' ')}`)))
  })
  // A test that expects the start to fail looks at the lines, not at this promise.
  listening.catch(() => {})
  return { child, lines, exited, listening }
}

/** Saves a location, and returns the status of the response. */
async function save(url: string, place: string, pad = '') {
  const record = { timestamp: '2026-01-15T10:00:00.000Z', place, pad }
  return (await fetch(`${url}/save-location`, postJson(record))).status
}

const toPlace = (record: string): string => JSON.parse(record).place

it('keeps each acknowledged visit and location once through four kills under load, two during a lock', async () => {
  const acknowledged = { visits: new Set<string>(), places: new Set<string>() }

  /** Sends visits and locations until the service is gone. */
  async function load(url: string) {
    for (;;) {
      const [visit, place] = [randomUUID(), randomUUID()]
      if ((await fetch(`${url}/visitors?visit=${visit}`)).ok) acknowledged.visits.add(visit)
      if ((await save(url, place)) === 200) acknowledged.places.add(place)
    }
  }

  for (let round = 0; round < 4; round++) {
    const { child, listening } = start(UNLIMITED)
    const url = await listening
    // Enough that visits and locations are under way at the moment of the kill.
    const due = acknowledged.places.size + 15
    const clients = Array.from({ length: 8 }, () => load(url).catch(() => {}))
    while (acknowledged.places.size < due) await setTimeout(5)
    const other = createClient({ url: `file:${file}`, timeout: 10_000 })
    // In every second round another process holds the database's lock at the moment of the kill.
    const lock = round % 2 ? await other.transaction('write') : null
    // The first write that waits in vain for the lock fails. After a failure every call answers 503 for a while,
    // reads too (store.ts).
    if (lock) while ((await fetch(`${url}/visitors`)).status !== 503);
    await kill(child)
    await lock?.rollback()
    other.close()
    await Promise.all(clients)
  }

  const { visits, locations, total, check } = await readStored(file)
  const places = locations.map(toPlace)
  expect(check).toBe('ok')
  expect(total).toBe(visits.length)
  expect([...acknowledged.visits].filter(id => !visits.includes(id))).toEqual([])
  expect([...acknowledged.places].filter(id => !places.includes(id))).toEqual([])
  expect(new Set(places).size).toBe(places.length)
})

it('keeps every acknowledged location on a full disk, and reports the full disk', async () => {
  const full = start(UNLIMITED, SMALL_DISK_BLOCKS)
  const url = await full.listening
  const acknowledged: string[] = []
  for (let sent = 0; ; sent++) {
    // Nearly as large as the service accepts: 4 KiB.
    const status = await save(url, `place-${sent}`, 'x'.repeat(3900))
    if (status === 200) acknowledged.push(`place-${sent}`)
    // SQLite may find room once more when it moves its log into the file.
    else if ((await fetch(`${url}/health`)).status === 503) break
  }
  expect(acknowledged.length).toBeGreaterThan(0)
  // For a while after a failure, reads fail too.
  expect((await fetch(`${url}/visitors`)).status).toBe(503)
  await kill(full.child)

  const again = await start(UNLIMITED).listening
  expect((await fetch(`${again}/health`)).status).toBe(200)
  expect((await readStored(file)).locations.map(toPlace).sort()).toEqual(acknowledged.sort())
})

it('on SIGINT or SIGTERM finishes open requests, moves everything into the main file and exits with 0', async () => {
  const { child, listening, exited, lines } = start()
  const url = await listening
  const answers = Array.from({ length: 20 }, () => fetch(`${url}/visitors?visit=${randomUUID()}`))
  await Promise.race(answers)
  // Both: without a handler, either would end the process at once, and not with 0.
  child.kill('SIGINT')
  child.kill('SIGTERM')
  expect(await exited).toBe(0)
  const done = (await Promise.allSettled(answers)).filter(({ status }) => status === 'fulfilled').length
  await copyFile(file, `${temporary.folder}/alone.db`)
  expect((await readStored(`${temporary.folder}/alone.db`)).visits.length).toBeGreaterThanOrEqual(done)
  expect(lines.at(-1)).toContain('"event":"stopped"')
})

it('warns of a setting that it does not know', async () => {
  const { listening, lines } = start({ COMPANION_ORIGIN: 'https://example.com' })
  await listening
  expect(lines.join()).toContain('"event":"unknown-setting","name":"COMPANION_ORIGIN"')
})

it('lets only its own user read what is stored', async () => {
  const url = await start().listening
  await save(url, 'Pune')
  for (const path of [file, `${file}-wal`, `${file}-shm`]) expect(statSync(path).mode & 0o777).toBe(0o600)
})

it('says in one line why it does not start', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { exited, lines } = start({ COMPANION_PORT: String((other.address() as AddressInfo).port) })
  expect(await exited).toBe(1)
  expect(lines.join('\n')).toMatch(/^The .+ did not start: cannot listen on .+ and COMPANION_PORT \(EADDRINUSE\)$/)
  other.close()
})

it('has one start command in npm, Docker and systemd', () => {
  const dockerfile = readFileSync('companion/Dockerfile', 'utf8')
  expect(JSON.parse(/^CMD (.*)$/m.exec(dockerfile)?.[1] ?? '[]').join(' ')).toBe(`node ${NODE_ARGS}`)
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  expect(scripts.companion).toBe(`node ${NODE_ARGS}`)
  for (const path of ['docs/companion.md', 'hosts/companion.service'])
    expect(readFileSync(path, 'utf8')).toContain(`node ${NODE_ARGS}\n`)
})

it('has a Docker image that runs it without the rights of root', () => {
  expect(readFileSync('companion/Dockerfile', 'utf8')).toMatch(/^USER node$/m)
})

it('has a Docker image with each package that it imports, and with the one file of the site that it does', () => {
  const dockerfile = readFileSync('companion/Dockerfile', 'utf8')
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
  const sources = readdirSync('companion').filter(name => name.endsWith('.ts'))
  const code = sources.map(name => readFileSync(`companion/${name}`, 'utf8')).join('')
  // Those that are imported by name, such as '@libsql/client': neither files nor modules of Node.
  const packages = [...code.matchAll(/ from '((?:@[^/']+\/)?[^./'][^/':]*)[/']/g)].map(([, name]) => name)
  // The names of packages are the line above '&& npm install'.
  const installed = /^ +(\S.*) \\\n +&& npm install /m.exec(dockerfile)?.[1]?.split(' ') ?? []
  expect(installed.toSorted()).toEqual([...new Set([...packages, 'tsx'])].toSorted())
  for (const name of installed) expect(dependencies).toHaveProperty([name])
  // What is imported from outside of the companion's folder.
  expect([...new Set(code.match(/(?<= from '\.\.\/)[^']+/g))]).toEqual(['lib/constants'])
  expect(dockerfile).toContain('COPY lib/constants.ts ')
})
