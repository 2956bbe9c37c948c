/** The locks that this tab holds. Without Web Locks, or with blocked storage, a lock works within this tab only. */
const held = new Set<string>()

/**
 * Runs a task unless a task of the same name is running in this tab or another. The browser releases the lock when the
 * tab is closed.
 *
 * @returns the task's value, or null if the lock was taken and the task did not run
 */
export async function withLock<Value>(name: string, task: () => Promise<Value>): Promise<Value | null> {
  if (held.has(name)) return null
  held.add(name)
  try {
    return await requestLock(name, task)
  } finally {
    held.delete(name)
  }
}

/** Runs the task with the browser's lock; without one if the browser has no locks. Null if another tab holds it. */
async function requestLock<Value>(name: string, task: () => Promise<Value>): Promise<Value | null> {
  if (!navigator.locks) return task()
  let hasStarted = false
  try {
    return await navigator.locks.request(name, { ifAvailable: true }, async lock => {
      hasStarted = true
      // The browser passes null if another tab holds the lock.
      return lock && task()
    })
  } catch (reason) {
    if (hasStarted) throw reason
    // If storage is blocked, the browser refuses locks as well.
    return task()
  }
}
