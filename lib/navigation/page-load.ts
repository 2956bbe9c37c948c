/**
 * Calls `onLoaded` after the load event, or at once if that has passed, with the milliseconds since that event. Returns
 * a function that cancels a call that is still to come.
 */
export function whenLoaded(onLoaded: (elapsedMs: number) => void): () => void {
  if (document.readyState === 'complete') {
    onLoaded(readElapsed())
    return () => undefined
  }
  const handleLoad = () => onLoaded(0)
  window.addEventListener('load', handleLoad, { once: true })
  return () => window.removeEventListener('load', handleLoad)
}

/** 0 while the load event is about to fire, and in browsers that do not time it. */
function readElapsed(): number {
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  const loadedAt = (entry as PerformanceNavigationTiming | undefined)?.loadEventStart
  return loadedAt ? performance.now() - loadedAt : 0
}
