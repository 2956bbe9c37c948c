import type { Outcome } from './outcome'

/** How long the first visit of a group waits for company. A commit costs about as much for 500 visits as for one. */
const GROUP_WAIT_MS = 2

/** One transaction stays short enough not to hold up other requests. */
const GROUP_MAX = 500

/** More requests than this in the queue are refused: a queue without an end would take the memory instead. */
const QUEUE_MAX = 10_000

type Waiter = { id: string | undefined; resolve: (outcome: Outcome<number>) => void }

/**
 * Collects concurrent visits, commits them in one transaction and only then answers each of them.
 * `commit` takes the ids to count and returns the total; a request without an id just reads the total of its group.
 */
export function createGroupCommit(commit: (ids: string[]) => Promise<Outcome<number>>) {
  let queue: Waiter[] = []
  let isUnderWay = false

  async function flush() {
    const group = queue.slice(0, GROUP_MAX)
    queue = queue.slice(GROUP_MAX)
    const outcome = await commit(group.flatMap(({ id }) => (id === undefined ? [] : [id])))
    for (const { resolve } of group) resolve(outcome)
    isUnderWay = queue.length > 0
    if (isUnderWay) setImmediate(flush)
  }

  return function join(id?: string): Promise<Outcome<number>> {
    if (queue.length >= QUEUE_MAX) return Promise.resolve({ ok: false, code: 'QUEUE_FULL' })
    return new Promise(resolve => {
      queue.push({ id, resolve })
      if (isUnderWay) return
      isUnderWay = true
      setTimeout(flush, GROUP_WAIT_MS)
    })
  }
}
