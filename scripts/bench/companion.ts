/**
 * `npm run bench:companion`: load and fault test of the companion service on loopback. Clients count visits and send
 * messages, repeating each until it is acknowledged, while the service is killed, its database is locked by another
 * process and its disk is full. Fails unless every acknowledged record is stored exactly once.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { closeConnections, type Job, sendJob } from '@/scripts/bench/companion/calls'
import { faults } from '@/scripts/bench/companion/faults'
import { createService, RATE_PER_MINUTE, type Service } from '@/scripts/bench/companion/service'
import { readStored } from '@/scripts/bench/companion/stored-records'

const VISITS = 20_000
const MESSAGES = 1000
const CLIENTS = 32
const CROWD = 1000
const CROWD_VISITS = 5000
const MEMORY_LIMIT_MIB = 150
const RUN_LIMIT_MS = 600_000
const RETRY_DELAY_MS = 50

/** 15 kills and 5 locks, each with another kill, spread over the run. */
const FAULTS: (keyof typeof faults)[] = [
  ...Array<('kill' | 'killWhileLocked')[]>(5).fill(['kill', 'kill', 'killWhileLocked', 'kill']).flat(),
  'fullDisk',
]

function createVisit(): Job {
  return { kind: 'visit', id: randomUUID() }
}

function createJobs(): Job[] {
  const every = VISITS / MESSAGES
  return Array.from({ length: VISITS }, createVisit).flatMap((visit, index) =>
    index % every === 0 ? [{ kind: 'message' as const, id: randomUUID() }, visit] : [visit],
  )
}

/** Takes jobs from the shared list, repeats each until it is acknowledged, and returns the number of retries. */
async function runClient(service: Service, jobs: Job[], acknowledged: Job[]) {
  let retries = 0
  for (let job = jobs.pop(); job !== undefined; job = jobs.pop()) {
    while (!(await sendJob(service.getUrl(), job))) {
      retries++
      await setTimeout(RETRY_DELAY_MS)
    }
    acknowledged.push(job)
  }
  return retries
}

/** Sends all jobs with `clients` clients at the same time. */
async function runClients(service: Service, jobs: Job[], clients: number, acknowledged: Job[]) {
  const startedAt = Date.now()
  const retries = await Promise.all(Array.from({ length: clients }, () => runClient(service, jobs, acknowledged)))
  return { seconds: (Date.now() - startedAt) / 1000, retries: retries.reduce((sum, count) => sum + count) }
}

/** Causes the faults one after another, evenly spread over the acknowledged jobs. */
async function runFaults(service: Service, file: string, acknowledged: readonly Job[]) {
  for (const [index, fault] of FAULTS.entries()) {
    const due = ((VISITS + MESSAGES) * (index + 1)) / (FAULTS.length + 1)
    while (acknowledged.length < due) await setTimeout(5)
    await faults[fault](service, file)
  }
}

async function main() {
  const timeout = AbortSignal.timeout(RUN_LIMIT_MS)
  timeout.addEventListener('abort', () => {
    console.error(`The run took longer than ${RUN_LIMIT_MS / 1000} s.`)
    process.exit(1)
  })
  const folder = await mkdtemp(join(tmpdir(), 'bench-companion-'))
  const file = join(folder, 'companion.db')
  const service = await createService(file)
  console.log(`COMPANION_RATE_PER_MINUTE raised to ${RATE_PER_MINUTE}: every client here has the same address.`)
  console.log(`${VISITS} visits and ${MESSAGES} messages, ${CLIENTS} clients; 20 kill -9, 5 locks of 5 s, 1 full disk`)
  const acknowledged: Job[] = []
  const [run] = await Promise.all([
    runClients(service, createJobs(), CLIENTS, acknowledged),
    runFaults(service, file, acknowledged),
  ])
  console.log(`${acknowledged.length} acknowledged in ${run.seconds.toFixed(0)} s, ${run.retries} retries`)
  const visits = Array.from({ length: CROWD_VISITS }, createVisit)
  const crowd = await runClients(service, visits, CROWD, acknowledged)
  console.log(`${CROWD_VISITS} more visits by ${CROWD} concurrent clients without faults: ${crowd.retries} retries`)
  console.log(`${(CROWD_VISITS / crowd.seconds).toFixed(0)} of them per second`)
  await service.end('SIGKILL')
  const stored = await readStored(file, acknowledged)
  console.log(`stored: ${stored.visits} visits, count ${stored.count}, ${stored.messages} messages`)
  console.log(`acknowledged but not stored: ${stored.missing}; database intact: ${stored.isIntact ? 'yes' : 'no'}`)
  console.log(`memory peak ${service.getPeakMib().toFixed(0)} MiB (limit ${MEMORY_LIMIT_MIB})`)
  await rm(folder, { recursive: true, force: true })
  closeConnections()
  const expected = VISITS + CROWD_VISITS
  const isExact = stored.visits === expected && stored.count === expected && stored.messages === MESSAGES
  if (!isExact || stored.missing > 0 || !stored.isIntact || service.getPeakMib() > MEMORY_LIMIT_MIB)
    process.exitCode = 1
}

void main()
