/** The part of the page's address after the question mark, as state: what the visitor chose is there before the address follows. */

/** Safari refuses more than 100 changes of the address in 30 seconds; typing waits this long for the next key. */
const TYPING_PAUSE_MS = 400

let waiting: { query: string; from: string; timer: ReturnType<typeof setTimeout> } | null = null
const listeners = new Set<() => void>()

function emit() {
  for (const listener of listeners) listener()
}

function readAddress() {
  return window.location.pathname + window.location.search
}

/** The query, with its question mark, or an empty text. */
export function readPageQuery(): string {
  return waiting?.from === readAddress() ? waiting.query : window.location.search
}

/** Writes what waits, unless the visitor has gone elsewhere meanwhile. */
function flush() {
  if (!waiting) return
  const { query, from, timer } = waiting
  clearTimeout(timer)
  waiting = null
  if (from === readAddress()) write('replaceState', query)
}

function write(method: 'pushState' | 'replaceState', query: string) {
  try {
    window.history[method](null, '', window.location.pathname + query)
  } catch {
    // The browser has had enough of us: the address, and with it the list, follows at the next change.
  }
}

/** Sets the query as a step of its own, which Back undoes. */
export function pushPageQuery(query: string) {
  flush()
  if (query === window.location.search) return
  write('pushState', query)
  emit()
}

/** Sets the query in place, a moment after the last call: for typing. */
export function typePageQuery(query: string) {
  if (waiting) clearTimeout(waiting.timer)
  waiting = { query, from: waiting?.from ?? readAddress(), timer: setTimeout(flush, TYPING_PAUSE_MS) }
  emit()
}

/** Calls back when the query has changed, by us or by Back and Forward. Returns the end of it. */
export function watchPageQuery(listener: () => void): () => void {
  function handlePop() {
    if (waiting) clearTimeout(waiting.timer)
    waiting = null
    listener()
  }
  listeners.add(listener)
  window.addEventListener('popstate', handlePop)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('popstate', handlePop)
  }
}

/** Tells of a change that the router made. */
export function notifyPageQuery() {
  if (waiting && waiting.from !== readAddress()) {
    clearTimeout(waiting.timer)
    waiting = null
  }
  emit()
}
