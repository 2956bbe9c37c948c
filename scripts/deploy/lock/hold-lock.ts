import type { Bucket, StoredText } from '@/scripts/deploy/bucket'
import type { DeployError } from '@/scripts/deploy/deploy-error'
import { type Holder, LOCK_KEY, parseHolder } from '@/scripts/deploy/records'
import { createLostError } from './lock-errors'

/** How often a running deployment renews its lock. */
export const HEARTBEAT_MS = 60_000

/** A lock that this deployment holds and renews until it is released. */
export type Lock = {
  /** The holder of the lock that was expired or broken when this one was taken; null if there was none. */
  previousHolder: Holder | null
  /** Reads the lock from the store. Rejects with a DeployError once somebody else holds it. */
  requireHeld: () => Promise<void>
  /** The same, but reads the lock only if that was last done more than two heartbeats ago. */
  requireHeldRecently: () => Promise<void>
  /** Records in the lock that the site with this id was restored. Rejects once somebody else holds the lock. */
  noteRollback: (siteId: string) => Promise<void>
  /** Deletes the lock, unless somebody else holds it. */
  release: () => Promise<void>
}

/** Whether a lock in the store is that of a holder, which has an id of its own. */
export function isOwn(stored: StoredText | null, own: Holder): stored is StoredText {
  return stored !== null && parseHolder(stored.text)?.id === own.id
}

/** Renews the lock with every heartbeat until it is released. */
export function holdLock(
  bucket: Bucket,
  own: Holder,
  hasConditionalWrites: boolean,
  previousHolder: Holder | null,
): Lock {
  let seenAt = Date.now()
  let lost: DeployError | null = null

  async function readOwnLock(): Promise<StoredText> {
    const stored = await bucket.read(LOCK_KEY)
    if (lost === null && isOwn(stored, own)) {
      seenAt = Date.now()
      return stored
    }
    lost ??= createLostError(stored)
    throw lost
  }

  async function renew() {
    const { etag } = await readOwnLock()
    const text = JSON.stringify(own)
    if (!hasConditionalWrites) return bucket.putText(LOCK_KEY, text)
    const { outcome } = await bucket.putTextIf(LOCK_KEY, text, { etag })
    // Either somebody else has taken the lock, or this is a retried write whose first attempt succeeded.
    if (outcome === 'refused') await readOwnLock()
  }

  // Renewals must not overlap: each would mistake the other's write for somebody else's.
  let lastRenewal = Promise.resolve()
  function queueRenewal() {
    // A failed renewal is reported to whoever asked for it. The next one must run all the same.
    lastRenewal = lastRenewal.catch(() => {}).then(renew)
    return lastRenewal
  }

  // A failed renewal does not mean that the lock is lost: the next renewal or request will show that.
  const timer = setInterval(() => void queueRenewal().catch(() => {}), HEARTBEAT_MS)
  timer.unref()

  return {
    previousHolder,
    requireHeld: async () => void (await readOwnLock()),
    requireHeldRecently: async () => {
      if (lost !== null) throw lost
      // Two heartbeats were missed: the machine slept, or the store did not respond. Or the clock was set, maybe back.
      if (Math.abs(Date.now() - seenAt) > 2 * HEARTBEAT_MS) await readOwnLock()
    },
    noteRollback: async siteId => {
      // A renewal that is under way may still write the lock without the note, so another one follows it.
      own.rollback = siteId
      await queueRenewal()
    },
    release: async () => {
      clearInterval(timer)
      // Only its end matters: a renewal that is under way would write the lock again after it was deleted.
      await lastRenewal.catch(() => {})
      if (lost === null && isOwn(await bucket.read(LOCK_KEY), own)) await bucket.remove(LOCK_KEY)
    },
  }
}
