import { createListeners, useStore } from '@/lib/browser/store'

/** Safari allows 100 changes of the URL in 30 seconds, so typed text is written to it after a pause this long. */
const TYPING_PAUSE_MS = 400

/** The typed query that has not been written to the URL yet, and the path and query `from` which it was typed. */
let pending: { query: string; from: string; timer: ReturnType<typeof setTimeout> } | null = null

/** The title of a history entry, which browsers ignore. */
const UNUSED_TITLE = ''

/** The path and query in the URL. */
function readAddress() {
  return window.location.pathname + window.location.search
}

/**
 * The page's query string with its question mark, or an empty string. While the visitor types, it is ahead of the URL.
 */
export function getPageQuery(): string {
  return pending?.from === readAddress() ? pending.query : window.location.search
}

const { notify, subscribe } = createListeners('popstate')

/**
 * The page's query string as React state; empty in the pre-rendered HTML.
 * With `useSearchParams`, components that read the query would be missing from that HTML.
 */
export function usePageQuery(): string {
  return useStore({ get: getPageQuery, subscribe }, '')
}

/** Discards the pending query. */
function drop() {
  if (pending) clearTimeout(pending.timer)
  pending = null
}

/** Writes the pending query to the URL, unless the visitor has left the page in the meantime. */
function flush() {
  if (!pending) return
  const { query, from } = pending
  drop()
  if (from === readAddress()) write('replaceState', query)
}

/** Writes the query to the URL of this page. */
function write(method: 'pushState' | 'replaceState', query: string) {
  try {
    // The state that the page has stored in its entry also applies to the new one.
    window.history[method]({ kept: window.history.state?.kept }, UNUSED_TITLE, window.location.pathname + query)
  } catch {
    // The browser limits how often the URL may change. The next change writes the URL again and updates the list.
  }
}

/** Sets the query as a new history entry, so that Back undoes it. An anchor goes from the URL. */
export function pushPageQuery(query: string) {
  flush()
  if (query === window.location.search && window.location.hash === '') return
  write('pushState', query)
  notify()
}

/**
 * Sets the query without a history entry, for typing: the page updates at once, the URL shortly after the last call.
 */
export function replacePageQuery(query: string) {
  drop()
  pending = { query, from: readAddress(), timer: setTimeout(flush, TYPING_PAUSE_MS) }
  notify()
}

/** Sets the query at once without a history entry. */
export function setPageQuery(query: string) {
  drop()
  write('replaceState', query)
  notify()
}
