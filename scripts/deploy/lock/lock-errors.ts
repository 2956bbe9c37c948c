import type { StoredText } from '@/scripts/deploy/bucket'
import { DeployError } from '@/scripts/deploy/deploy-error'
import { parseHolder } from '@/scripts/deploy/records'

/**
 * The error of a deployment that finds another one's lock.
 *
 * @param expiryMinutes how long a lock lasts without being renewed
 */
export function createLockedError(stored: StoredText | null, expiryMinutes: number): DeployError {
  // A lock without a date never expires.
  const wait = stored?.modified === null ? '' : `wait ${expiryMinutes} minutes or `
  return new DeployError(
    `Another deploy is running, started on ${describeHolder(stored)}. If it is dead, ${wait}add --break-lock.`,
  )
}

/** The error of a deployment that has lost its lock; `stored` is the lock of whoever took it, null if it is gone. */
export function createLostError(stored: StoredText | null): DeployError {
  const loss =
    stored === null
      ? 'The lock of this deploy is gone from the bucket'
      : `The lock of this deploy was taken over on ${describeHolder(stored)}`
  return new DeployError(`${loss}: stopped before anything more was written. Run it again when nobody else deploys.`)
}

function describeHolder(stored: StoredText | null): string {
  const host = parseHolder(stored?.text ?? '')?.host ?? 'another machine'
  return stored?.modified ? `${host}, alive at ${stored.modified.toISOString()} by the store's clock` : host
}
