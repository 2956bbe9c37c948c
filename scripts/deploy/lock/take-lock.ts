import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Bucket, StoredText } from './bucket'
import { DeployError } from './deploy-error'
import { type Holder, LOCK_KEY, parseHolder } from './records'

/** How often a running deployment renews its lock. */
const HEARTBEAT_MS = 60_000

/** A lock that has not been renewed for this long belongs to a deployment that died. */
const LOCK_EXPIRES_MS = 5 * HEARTBEAT_MS

/** The clock difference beyond which S3 rejects requests. */
const CLOCK_SKEW_MS = 15 * 60_000

/**
 * A lock that this deployment holds. `confirm` reads it from the store, `check` does so only if that was long ago; both
 * throw a DeployError once somebody else holds it. `dead` is the previous holder whose lock was taken over.
 */
export type Lock = {
  dead: Holder | null
  check: () => Promise<void>
  confirm: () => Promise<void>
  /** Confirms the lock and records in it that the site with this id was restored. */
  noteRollback: (id: string) => Promise<void>
  release: () => Promise<void>
}

/** With `breakLock`, a lock that somebody else still holds is taken over. */
export type LockOptions = { breakLock: boolean; print: (line: string) => void }

/**
 * Takes the lock that prevents concurrent deployments to a bucket. A store without conditional writes cannot guarantee
 * that: a warning is printed, and an existing lock is respected anyway.
 *
 * @throws DeployError if another deployment holds the lock
 */
export async function takeLock(bucket: Bucket, { breakLock, print }: LockOptions): Promise<Lock> {
  const there = await bucket.read(LOCK_KEY)
  if (there !== null && !breakLock && isAlive(there, bucket.storeTime())) throw createLockedError(there)
  const own: Holder = { id: randomUUID(), host: hostname() }
  const text = JSON.stringify(own)
  const write = await bucket.putTextIf(LOCK_KEY, text, there === null ? 'absent' : { etag: there.etag })
  if (write.outcome === 'refused') await requireOwn(bucket, own)
  if (write.outcome === 'unsupported') await bucket.putText(LOCK_KEY, text)
  // Some stores ignore the condition. Now that the lock exists, this write must be refused.
  const probe = write.outcome === 'unsupported' ? write : await bucket.putTextIf(LOCK_KEY, text, 'absent')
  const canLock = probe.outcome === 'refused'
  if (!canLock) print('This store cannot lock: make sure that nobody else deploys at the same time.')
  return keepLock(bucket, own, canLock, there && parseHolder(there.text))
}

/** Reads the holder of the lock, alive or dead; null if there is no lock. */
export async function findHolder(bucket: Bucket): Promise<Holder | null> {
  const there = await bucket.read(LOCK_KEY)
  return there && parseHolder(there.text)
}

/** Compares two times of the store if possible, otherwise allows for a wrong clock on this machine. */
function isAlive({ modified }: StoredText, storeTime: Date | null): boolean {
  if (modified === null) return true
  if (storeTime !== null) return storeTime.getTime() - modified.getTime() < LOCK_EXPIRES_MS
  return Date.now() - modified.getTime() < LOCK_EXPIRES_MS + CLOCK_SKEW_MS
}

/** A retried write is refused if its first attempt succeeded, but then the lock is ours. */
async function requireOwn(bucket: Bucket, own: Holder): Promise<void> {
  const there = await bucket.read(LOCK_KEY)
  if (!isOwn(there, own)) throw createLockedError(there)
}

function isOwn(there: StoredText | null, own: Holder): there is StoredText {
  return there !== null && parseHolder(there.text)?.id === own.id
}

/** Renews the lock until it is released. */
function keepLock(bucket: Bucket, own: Holder, canLock: boolean, dead: Holder | null): Lock {
  let confirmedAt = Date.now()
  let lost: DeployError | null = null

  async function confirm(): Promise<StoredText> {
    const there = await bucket.read(LOCK_KEY)
    if (!isOwn(there, own)) lost = createLostError(there)
    if (lost !== null || there === null) throw lost
    confirmedAt = Date.now()
    return there
  }

  async function renew() {
    const { etag } = await confirm()
    const text = JSON.stringify(own)
    if (!canLock) await bucket.putText(LOCK_KEY, text)
    else if ((await bucket.putTextIf(LOCK_KEY, text, { etag })).outcome === 'refused') await confirm()
  }

  // Renewals must not overlap: each would mistake the other's write for somebody else's.
  let renewal = Promise.resolve()
  function renewInTurn() {
    renewal = renewal.catch(() => {}).then(renew)
    return renewal
  }

  // A failed renewal does not mean that the lock is lost: the next renewal or request will show that.
  const timer = setInterval(() => void renewInTurn().catch(() => {}), HEARTBEAT_MS)
  timer.unref()

  return {
    dead,
    confirm: async () => void (await confirm()),
    check: async () => {
      if (lost !== null) throw lost
      // Two heartbeats were missed: the machine slept, or the store did not respond.
      if (Math.abs(Date.now() - confirmedAt) > 2 * HEARTBEAT_MS) await confirm()
    },
    noteRollback: async id => {
      own.rollback = id
      await renewInTurn()
    },
    release: async () => {
      clearInterval(timer)
      await renewal.catch(() => {})
      if (lost === null && isOwn(await bucket.read(LOCK_KEY), own)) await bucket.remove(LOCK_KEY)
    },
  }
}

function createLockedError(there: StoredText | null): DeployError {
  return new DeployError(
    `Another deploy is running, started on ${describeHolder(there)}. If it is dead, wait five minutes or add --break-lock.`,
  )
}

function createLostError(there: StoredText | null): DeployError {
  const loss =
    there === null
      ? 'The lock of this deploy is gone from the bucket'
      : `The lock of this deploy was taken over on ${describeHolder(there)}`
  return new DeployError(`${loss}: stopped before anything more was written. Run it again when nobody else deploys.`)
}

function describeHolder(there: StoredText | null): string {
  const host = parseHolder(there?.text ?? '')?.host ?? 'another machine'
  return there?.modified ? `${host}, alive at ${there.modified.toISOString()} by the store's clock` : host
}
