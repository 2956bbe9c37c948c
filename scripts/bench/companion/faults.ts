import { stat } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { createClient } from '@libsql/client'
import { isHealthy } from './calls'
import type { Service } from './service'

/** How long the database stays locked, and the disk full. */
const LOCK_MS = 5000
const FULL_MS = 5000

/** How long this process waits for the lock while the service writes. */
const LOCK_WAIT_MS = 5000

/** The blocks that `ulimit -f` of a shell counts. */
const BLOCK_BYTES = 512

/** The faults, caused while clients send requests. Each resolves once the service is available again. */
export const faults = { kill, killWhileLocked, fullDisk }

async function kill(service: Service) {
  await service.end('SIGKILL')
  await service.start()
}

/** This process locks the database, and in the middle of that the service is killed and restarted. */
async function killWhileLocked(service: Service, file: string) {
  const other = createClient({ url: `file:${file}`, concurrency: 1, timeout: LOCK_WAIT_MS })
  const lock = await other.transaction('write')
  const over = setTimeout(LOCK_MS)
  await setTimeout(LOCK_MS / 2)
  await kill(service)
  await over
  await lock.rollback()
  other.close()
  await waitUntilHealthy(service, true)
}

/** Simulates a full disk: no file may grow beyond the database's current size, until writes have failed for a while. */
async function fullDisk(service: Service, file: string) {
  await service.end('SIGTERM')
  const { size } = await stat(file)
  await service.start({ maxFileBlocks: Math.floor(size / BLOCK_BYTES) })
  await waitUntilHealthy(service, false)
  await setTimeout(FULL_MS)
  await service.end('SIGTERM')
  await service.start()
  await waitUntilHealthy(service, true)
}

async function waitUntilHealthy(service: Service, isWanted: boolean) {
  while ((await isHealthy(service.getUrl())) !== isWanted) await setTimeout(100)
}
