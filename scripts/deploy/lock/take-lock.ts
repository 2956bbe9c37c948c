import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Bucket, StoredText } from '@/scripts/deploy/bucket'
import { type Holder, LOCK_KEY, parseHolder } from '@/scripts/deploy/records'
import { HEARTBEAT_MS, holdLock, isOwn, type Lock } from './hold-lock'
import { createLockedError } from './lock-errors'

const MINUTE_MS = 60_000

/** A lock that was last renewed this long ago has expired: its deployment was killed or has lost the network. */
const EXPIRY_MINUTES = (5 * HEARTBEAT_MS) / MINUTE_MS

/** The clock difference beyond which S3 rejects requests. */
const CLOCK_SKEW_MINUTES = 15

/** With `breakLock`, a lock that somebody else still holds is taken over. */
export type LockOptions = { breakLock: boolean; print: (line: string) => void }

/**
 * Takes the lock that prevents concurrent deployments to a bucket. A store without conditional writes cannot guarantee
 * that: a warning is printed, and an existing lock is respected anyway.
 *
 * @throws DeployError if another deployment holds the lock
 */
export async function takeLock(bucket: Bucket, { breakLock, print }: LockOptions): Promise<Lock> {
  const stored = await bucket.read(LOCK_KEY)
  if (stored !== null && !breakLock && isActive(stored, bucket))
    throw createLockedError(stored, getExpiryMinutes(bucket))
  const own: Holder = { id: randomUUID(), host: hostname() }
  const hasConditionalWrites = await writeLock(bucket, own, stored)
  if (!hasConditionalWrites) print('This store cannot lock: make sure that nobody else deploys at the same time.')
  return holdLock(bucket, own, hasConditionalWrites, stored && parseHolder(stored.text))
}

/** Reads the holder of the lock, active or expired; null if there is no lock. */
export async function findHolder(bucket: Bucket): Promise<Holder | null> {
  const stored = await bucket.read(LOCK_KEY)
  return stored && parseHolder(stored.text)
}

/**
 * The minutes after which a lock expires that is not renewed: more if the store does not tell its time, because then the
 * lock's age depends on the clock of this machine, which may be wrong.
 */
export function getExpiryMinutes(bucket: Bucket): number {
  return bucket.storeTime() === null ? EXPIRY_MINUTES + CLOCK_SKEW_MINUTES : EXPIRY_MINUTES
}

function isActive({ modified }: StoredText, bucket: Bucket): boolean {
  if (modified === null) return true
  const now = bucket.storeTime()?.getTime() ?? Date.now()
  return now - modified.getTime() < getExpiryMinutes(bucket) * MINUTE_MS
}

/**
 * Writes the lock, on condition that the stored one did not change.
 *
 * @returns whether the store has conditional writes
 */
async function writeLock(bucket: Bucket, own: Holder, stored: StoredText | null): Promise<boolean> {
  const text = JSON.stringify(own)
  const { outcome } = await bucket.putTextIf(LOCK_KEY, text, stored === null ? 'absent' : { etag: stored.etag })
  if (outcome === 'unsupported') {
    await bucket.putText(LOCK_KEY, text)
    return false
  }
  if (outcome === 'refused') {
    const winner = await bucket.read(LOCK_KEY)
    // A retried write is refused if its first attempt succeeded, but then the lock is ours.
    if (!isOwn(winner, own)) throw createLockedError(winner, getExpiryMinutes(bucket))
  }
  // The lock exists now, so this write must be refused. A store that accepts it ignores conditions.
  const second = await bucket.putTextIf(LOCK_KEY, text, 'absent')
  return second.outcome === 'refused'
}
