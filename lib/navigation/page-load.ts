/**
 * Calls `onSeen` once the visitor has the page in view: at once or, for a page that the browser rendered ahead, when it
 * is opened. Returns a function that cancels a call that is still to come.
 */
export function whenSeen(onSeen: () => void): () => void {
  const { prerendering = false }: Document & { prerendering?: boolean } = document
  if (prerendering) document.addEventListener('prerenderingchange', onSeen, { once: true })
  else onSeen()
  return () => document.removeEventListener('prerenderingchange', onSeen)
}

/**
 * Calls `onLoaded` after the load event, or at once if that has passed, with the milliseconds since the visitor has seen
 * the page loaded. Returns a function that cancels a call that is still to come.
 */
export function whenLoaded(onLoaded: (elapsedMs: number) => void): () => void {
  const handleLoad = () => onLoaded(0)
  const stopWaiting = whenSeen(() => {
    if (document.readyState === 'complete') onLoaded(readElapsed())
    else window.addEventListener('load', handleLoad, { once: true })
  })
  return () => {
    stopWaiting()
    window.removeEventListener('load', handleLoad)
  }
}

/** 0 while the load event is about to fire, and in browsers that do not time it. */
function readElapsed(): number {
  const [entry] = (performance.getEntriesByType?.('navigation') ?? []) as (PerformanceNavigationTiming & {
    activationStart?: number
  })[]
  const { loadEventStart = 0, activationStart = loadEventStart } = entry ?? {}
  return loadEventStart ? performance.now() - Math.max(loadEventStart, activationStart) : 0
}
