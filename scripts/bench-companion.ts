import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'

// Load and kill test of the companion service, on loopback only: `npm run bench:companion`.
const VISITS = 20_000
const CLIENTS = 32
const KILLS = 5
const CROWD = 1000
const CROWD_VISITS_EACH = 5
const MEMORY_LIMIT_MIB = 150
/** Longest wait for one answer, and for the whole run, whatever hangs. */
const ANSWER_LIMIT_MS = 10_000
const RUN_LIMIT_MS = 180_000

/** All clients share one address here, so the limit that would stop them is raised by its setting. */
const RATE_PER_MINUTE = 100_000_000

/** The command of `npm run companion`; see 'Memory' in docs/companion.md. */
const NODE_ARGS = '--max-semi-space-size=2 --heap-growing-percent=20 --require tsx/cjs companion/main.ts'

/** Not `fetch`: it costs the clients several times the processor time, and they share it with the service. */
const agent = new Agent({ keepAlive: true })

let peakMib = 0

async function startCompanion(folder: string) {
  const child = spawn(process.execPath, NODE_ARGS.split(' '), {
    env: {
      ...process.env,
      COMPANION_PORT: '0',
      COMPANION_HOST: '127.0.0.1',
      COMPANION_DATABASE_URL: `file:${join(folder, 'companion.db')}`,
      COMPANION_RATE_PER_MINUTE: String(RATE_PER_MINUTE),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const exited = new Promise(resolve => child.once('exit', resolve))
  const port = await new Promise<string>(resolve => {
    child.stdout.on('data', chunk => {
      const [, listening] = /"event":"listening".*"port":(\d+)/.exec(String(chunk)) ?? []
      if (listening) resolve(listening)
    })
  })

  async function kill() {
    peakMib = Math.max(peakMib, readPeakMib(child.pid))
    child.kill('SIGKILL')
    await exited
  }

  return { url: `http://127.0.0.1:${port}/visitors`, kill }
}

/** Peak resident memory in MiB; 0 where the system has no /proc. */
function readPeakMib(pid: number | undefined) {
  try {
    return Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** The count that the service answers, or undefined for any other answer and for none. */
function askCount(url: string): Promise<number | undefined> {
  return new Promise(resolve => {
    const request = get(url, { agent, timeout: ANSWER_LIMIT_MS }, async response => {
      const answer = (await json(response).catch(() => undefined)) as { count: number } | undefined
      resolve(response.statusCode === 200 ? answer?.count : undefined)
    })
    request.on('timeout', () => request.destroy())
    request.on('error', () => resolve(undefined))
  })
}

/** Clients repeat an id until it is acknowledged, while the service is killed and started again beneath them. */
async function countVisits(folder: string) {
  const ids = Array.from({ length: VISITS }, () => randomUUID())
  const killAt = new Set(Array.from({ length: KILLS }, (_, kill) => Math.round((VISITS * (kill + 1)) / (KILLS + 1))))
  let companion = await startCompanion(folder)
  let acknowledged = 0
  let retries = 0
  let downMs = 0

  async function restart() {
    const startedAt = Date.now()
    await companion.kill()
    companion = await startCompanion(folder)
    downMs += Date.now() - startedAt
  }

  async function runClient() {
    for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
      while ((await askCount(`${companion.url}?visit=${id}`)) === undefined) {
        retries++
        await new Promise(resolve => setTimeout(resolve, 20))
      }
      acknowledged++
      // Not awaited: the other clients are in mid-request when the process dies.
      if (killAt.has(acknowledged)) void restart()
    }
  }

  const startedAt = Date.now()
  await Promise.all(Array.from({ length: CLIENTS }, runClient))
  const perSecond = Math.round(acknowledged / ((Date.now() - startedAt - downMs) / 1000))
  return { companion, acknowledged, stored: await askCount(companion.url), retries, perSecond }
}

/** A thousand clients at once, each with one request under way; returns how many went wrong. */
async function crowd(url: string) {
  let errors = 0
  const clients = Array.from({ length: CROWD }, async () => {
    for (let visit = 0; visit < CROWD_VISITS_EACH; visit++) {
      if ((await askCount(`${url}?visit=${randomUUID()}`)) === undefined) errors++
    }
  })
  await Promise.all(clients)
  return errors
}

async function main() {
  const cutOff = setTimeout(() => {
    console.error(`The run took longer than ${RUN_LIMIT_MS / 1000} s.`)
    process.exit(1)
  }, RUN_LIMIT_MS)
  const folder = await mkdtemp(join(tmpdir(), 'bench-companion-'))
  console.log(`COMPANION_RATE_PER_MINUTE raised to ${RATE_PER_MINUTE}: every client here has the same address.`)
  const { companion, acknowledged, stored, retries, perSecond } = await countVisits(folder)
  console.log(
    `${CLIENTS} clients, ${KILLS} kill -9: ${acknowledged} acknowledged, ${stored} stored, ${retries} retries`,
  )
  console.log(`${perSecond} visits a second while the service was up`)
  const errors = await crowd(companion.url)
  console.log(`${CROWD} clients at once, ${CROWD_VISITS_EACH} visits each: ${errors} errors`)
  await companion.kill()
  console.log(`memory peak ${peakMib.toFixed(0)} MiB (limit ${MEMORY_LIMIT_MIB})`)
  await rm(folder, { recursive: true, force: true })
  clearTimeout(cutOff)
  agent.destroy()
  const isSound = acknowledged === VISITS && stored === VISITS && errors === 0 && peakMib <= MEMORY_LIMIT_MIB
  if (!isSound) process.exitCode = 1
}

void main()
