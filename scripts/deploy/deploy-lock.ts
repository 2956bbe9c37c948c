import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type { Bucket } from './bucket'
import { DeployError } from './explain-error'

/** The lock's object, under a prefix that visitors cannot read. */
const LOCK_KEY = '.deploy/lock'

/** `force` takes over a lock that another deployment holds. */
type LockOptions = { force: boolean; print: (line: string) => void }

/**
 * Takes the lock that prevents concurrent deployments. Says so and goes on where the store cannot lock.
 *
 * @returns a function that gives the lock back, unless another deployment has taken it over
 */
export async function takeLock(bucket: Bucket, { force, print }: LockOptions): Promise<() => Promise<void>> {
  const own = `${hostname()} at ${new Date().toISOString()} (${randomUUID()})`
  // A lock that exists may be this deployment's own: the client repeats a write whose response was lost.
  const holder = (await bucket.putIfAbsent(LOCK_KEY, own)) ? own : await bucket.read(LOCK_KEY)
  if (holder !== own && !force) {
    // The other deployment has given the lock back since this one tried to take it.
    if (holder === null) throw new DeployError('Another deploy has just ended. Start this one again.')
    const printable = holder.replace(/[^ -~]/g, '?').slice(0, 200)
    throw new DeployError(`Another deploy is running, started by ${printable}. If it is dead, add --force.`)
  }
  if (holder !== own) await bucket.put(LOCK_KEY, own)
  // The lock exists now: a store that writes it all the same ignores the condition, and two deployments could both
  // believe that they hold it.
  if (await bucket.putIfAbsent(LOCK_KEY, own))
    print('This store cannot lock: make sure that nobody else deploys at the same time.')
  return async () => {
    if ((await bucket.read(LOCK_KEY)) === own) await bucket.remove(LOCK_KEY)
  }
}
