/** Locks of this tab. Browsers without Web Locks, or with blocked storage, know no others. */
const held = new Set<string>()

/**
 * Runs the task while no other tab, and nothing else in this one, runs one of the same name. The browser gives the lock back
 * when the tab is closed.
 *
 * @returns the task's value, or null where the lock is taken and the task did not run
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

async function requestLock<Value>(name: string, task: () => Promise<Value>): Promise<Value | null> {
  if (!navigator.locks) return task()
  let hasStarted = false
  try {
    return await navigator.locks.request(name, { ifAvailable: true }, async lock => {
      hasStarted = true
      return lock && task()
    })
  } catch (reason) {
    if (hasStarted) throw reason
    // Where storage is blocked, the browser refuses locks as well.
    return task()
  }
}
