/** How many requests run at once: enough to hide the way to the store, few enough for its limits. */
const REQUESTS_AT_ONCE = 12

/**
 * Does the same work for many things, several at once. After the first failure nothing new is started; it is thrown
 * when everything that had begun has ended, so that nothing runs on behind the caller's back.
 */
export async function runPool<Thing>(
  things: Iterable<Thing>,
  work: (thing: Thing) => Promise<void>,
  limit = REQUESTS_AT_ONCE,
): Promise<void> {
  const queue = [...things].reverse()
  const failures: unknown[] = []
  const take = async () => {
    while (failures.length === 0) {
      const thing = queue.pop()
      if (thing === undefined) return
      await work(thing).catch(error => void failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: Math.min(limit, queue.length) }, take))
  if (failures.length > 0) throw failures[0]
}
