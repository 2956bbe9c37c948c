/** @jest-environment node */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { listen } from '@/companion/service'
import { describeLaterPart, readSitePort, startCompanion, startSite } from '@/scripts/hosting/local-site'

/** The tests start processes, which take long on a busy machine. */
jest.setTimeout(60_000)

let folder: string
/** The stand-in for npm, above the processes of the site. */
let npm: ChildProcess | undefined

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  await writeFile(join(folder, '404.html'), 'Page not found')
  await writeFile(join(folder, 'index.html'), 'Home')
})

afterEach(async () => {
  npm?.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true, maxRetries: 5 })
})

/** A port that was free a moment ago. */
const findFreePort = async () => {
  const server = createServer()
  const port = await listen(server, { port: 0, host: '127.0.0.1' })
  server.close()
  return port
}

/** Whether something accepts connections on a port. */
function isTaken(port: number): Promise<boolean> {
  return new Promise(resolve => {
    const socket = connect(port, '127.0.0.1', () => resolve(true))
    socket.on('error', () => resolve(false)).on('connect', () => socket.destroy())
  })
}

/** Asks again and again; the time limit of the test ends a wait in vain. */
async function waitUntil(isDone: () => Promise<boolean>) {
  while (!(await isDone())) await setTimeout(50)
}

describe('what stops a start is said in one line', () => {
  const before = { ...process.env }
  const set = (env: Record<string, string>) => Object.assign(process.env, { COMPANION_PORT: '0' }, env)
  afterEach(() => {
    process.env = { ...before }
  })

  it('an invalid port of the site or of the companion, but not an empty one', async () => {
    set({ PORT: '70000', COMPANION_PORT: 'abc' })
    expect(() => readSitePort()).toThrow("PORT must be a whole number from 0 to 65535, not '70000'.")
    await expect(startCompanion(3000)).rejects.toThrow('COMPANION_PORT must be a whole number from 0 to 65535')
    set({ PORT: ' ' })
    expect(readSitePort()).toBe(3000)
  })

  it('a port in use, with the suggestion of another', async () => {
    const holder = createServer()
    const port = await listen(holder, { port: 0, host: '127.0.0.1' })
    await expect(startSite(port)).rejects.toThrow(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1}`,
    )
    set({ COMPANION_PORT: String(port), COMPANION_DATABASE_URL: `file:${folder}/a.db` })
    await expect(startCompanion(3000)).rejects.toThrow(`or choose another port: COMPANION_PORT=${port + 1}`)
    holder.close()
  })
})

it('recognises what npm start makes later, other languages and the offline catalogue, and a failed part', async () => {
  for (const [name, file] of [
    ['hi', 'language.yaml'],
    ['images', 'a.png'],
  ] as const) {
    await mkdir(join(folder, name))
    await writeFile(join(folder, name, file), '')
  }
  const coming = describeLaterPart(undefined, folder)
  const later = ['/hi', '/hi.txt', '/hi/products', '/data-sheets/hi/gluer.pdf', '/sw.js', '/offline-catalogue.json']
  const there = ['/', '/products', '/history', '/data-sheets/gluer.pdf', '/images']
  expect([...later, ...there].filter(coming.has)).toEqual(later)
  expect(coming.isComing).toBe(true)
  const failed = describeLaterPart('Languages', folder)
  expect([failed.isComing, failed.sentence]).toEqual([false, expect.stringContaining("'Languages' failed")])
})

it('serves the site and its companion in one process, which ends with npm, even if npm is killed', async () => {
  const [port, companionPort] = [await findFreePort(), await findFreePort()]
  const own = { PORT: String(port), COMPANION_PORT: String(companionPort), npm_lifecycle_event: 'start' }
  // What follows the server keeps the shell from becoming the server itself: as with npm, it stands between the two.
  const line = `"${process.execPath}" --import tsx scripts/serve.ts ${folder} --companion; exit $?`
  // As npm does.
  const startInShell = `require('node:child_process').spawn('sh', ['-c', ${JSON.stringify(line)}], { stdio: 'ignore' })`
  npm = spawn(process.execPath, ['-e', startInShell], {
    env: { ...process.env, ...own, COMPANION_DATABASE_URL: `file:${folder}/a.db` },
    stdio: 'ignore',
  })
  await waitUntil(() => isTaken(port))
  await waitUntil(async () => (await fetch(`http://127.0.0.1:${port}`)).ok)
  const visit = await fetch(`http://127.0.0.1:${port}/visitors?visit=00000000-0000-4000-8000-000000000000`)
  expect(await visit.json()).toEqual({ count: 1 })
  expect(await (await fetch(`http://127.0.0.1:${companionPort}/visitors`)).json()).toEqual({ count: 1 })
  // The site passes only the paths that pages request on to the companion.
  expect((await fetch(`http://127.0.0.1:${port}/health`)).status).toBe(404)
  npm.kill('SIGKILL')
  await waitUntil(async () => !(await isTaken(port)) && !(await isTaken(companionPort)))
})
