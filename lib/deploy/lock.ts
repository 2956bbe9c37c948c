import { hostname } from 'node:os'
import type { Bucket, WriteCondition } from './bucket'
import { DeployError } from './deploy-error'
import { LOCK_KEY } from './records'

/** How often a running deploy shows that it is alive. */
const HEARTBEAT_MS = 60_000

/** A lock that has not been renewed for this long belongs to a deploy that died. */
const LOCK_EXPIRES_MS = 5 * HEARTBEAT_MS

/** A lock that is held: `check` throws once somebody else has broken it, `release` gives it back. */
export type Lock = { check: () => void; release: () => Promise<void> }

/** `breakLock` takes a lock that somebody else still holds. */
export type LockOptions = { breakLock: boolean; print: (line: string) => void }

/**
 * Makes sure that no second deploy writes into the bucket. A store without conditional writes cannot promise that: this
 * is said, and a lock that is seen there is honoured all the same.
 *
 * @throws DeployError when another deploy holds the lock
 */
export async function takeLock(bucket: Bucket, { breakLock, print }: LockOptions): Promise<Lock> {
  const there = await bucket.head(LOCK_KEY)
  if (there !== null && !breakLock && Date.now() - there.modified.getTime() < LOCK_EXPIRES_MS)
    throw await toLockedError(bucket)
  const write = await bucket.putTextIf(LOCK_KEY, toLockText(), there === null ? 'absent' : { etag: there.etag })
  if (write.outcome === 'refused') throw await toLockedError(bucket)
  if (write.outcome === 'unsupported') await bucket.putText(LOCK_KEY, toLockText())
  // Some stores take no notice of the condition: over the lock that now stands, it must be refused.
  const probe = write.outcome === 'written' ? await bucket.putTextIf(LOCK_KEY, toLockText(), 'absent') : write
  if (probe.outcome === 'refused' && write.outcome === 'written') return keepLock(bucket, write.etag)
  print('This store cannot lock: make sure that nobody else deploys at the same time.')
  return keepLock(bucket, null)
}

/** Renews the lock until it is released; `etag` is null where the store cannot say whether it is still ours. */
function keepLock(bucket: Bucket, etag: string | null): Lock {
  let held = etag
  let isLost = false
  async function renew() {
    const condition: WriteCondition | null = held === null ? null : { etag: held }
    if (condition === null) return bucket.putText(LOCK_KEY, toLockText())
    const write = await bucket.putTextIf(LOCK_KEY, toLockText(), condition)
    if (write.outcome === 'written') held = write.etag
    if (write.outcome === 'refused') isLost = true
  }
  // A failed renewal is not yet a lost lock: the next one, or the deploy's own requests, will tell.
  const timer = setInterval(() => void renew().catch(() => {}), HEARTBEAT_MS)
  timer.unref()
  return {
    check: () => {
      if (isLost) throw new DeployError('Somebody else has broken the lock of this deploy: stopped.')
    },
    release: async () => {
      clearInterval(timer)
      if (!isLost) await bucket.remove(LOCK_KEY)
    },
  }
}

/** Each text differs, so that its ETag tells one holder from another. */
function toLockText(): string {
  return JSON.stringify({ host: hostname(), process: process.pid, at: new Date().toISOString() })
}

async function toLockedError(bucket: Bucket): Promise<DeployError> {
  const text = await bucket.readText(LOCK_KEY).catch(() => null)
  const { host, at } = parseHolder(text)
  return new DeployError(
    `Another deploy is running, started on ${host} and alive at ${at}. If it is dead, wait five minutes or add --break-lock.`,
  )
}

function parseHolder(text: string | null): { host: string; at: string } {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return { host: 'another machine', at: 'an unknown time' }
  }
}
