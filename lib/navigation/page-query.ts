import { createStore, useStore } from '@/lib/browser/store'

/** Safari refuses more than 100 changes of the address in 30 seconds; typing waits this long for the next key. */
const TYPING_PAUSE_MS = 400

/** What was typed, while the address does not say it yet. */
let waiting: { query: string; from: string; timer: ReturnType<typeof setTimeout> } | null = null

function readAddress() {
  return window.location.pathname + window.location.search
}

/** The query, with its question mark, or an empty text. It leads the address while the visitor types. */
export function getPageQuery(): string {
  return waiting?.from === readAddress() ? waiting.query : window.location.search
}

const { notify, subscribe } = createStore(getPageQuery, 'popstate')

/**
 * The part of the page's address after the question mark, as state; in the pre-rendered HTML it is empty.
 * `useSearchParams` would leave everything that reads it out of that HTML.
 */
export function usePageQuery(): string {
  return useStore({ get: getPageQuery, subscribe }, '')
}

/** Forgets what waits. */
function drop() {
  if (waiting) clearTimeout(waiting.timer)
  waiting = null
}

/** Writes what waits, unless the visitor has gone elsewhere meanwhile. */
function flush() {
  if (!waiting) return
  const { query, from } = waiting
  drop()
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
  notify()
}

/** Sets the query in place: at once for the page, in the address a moment after the last call. For typing. */
export function replacePageQuery(query: string) {
  drop()
  waiting = { query, from: readAddress(), timer: setTimeout(flush, TYPING_PAUSE_MS) }
  notify()
}

/** Tells of a change that the router made. */
export { notify as refreshPageQuery }
