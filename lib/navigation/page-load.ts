/**
 * Calls `onShown` once the visitor sees the page: at once, or, if the browser has prerendered it, when it is shown.
 * Returns a function that cancels a call that is still to come.
 */
export function whenShown(onShown: () => void): () => void {
  const { prerendering }: Document & { prerendering?: boolean } = document
  if (!prerendering) {
    onShown()
    return () => undefined
  }
  document.addEventListener('prerenderingchange', onShown, { once: true })
  return () => document.removeEventListener('prerenderingchange', onShown)
}

/**
 * Calls `onLoaded` after the load event of a page that is shown, or at once if both have passed, with the milliseconds
 * since the later of them. Returns a function that cancels a call that is still to come.
 */
export function whenLoaded(onLoaded: (elapsedMs: number) => void): () => void {
  const handleLoad = () => onLoaded(0)
  const stopWaiting = whenShown(() => {
    if (document.readyState === 'complete') onLoaded(readElapsed())
    else window.addEventListener('load', handleLoad, { once: true })
  })
  return () => {
    stopWaiting()
    window.removeEventListener('load', handleLoad)
  }
}

type NavigationTiming = PerformanceNavigationTiming & { activationStart?: number }

/**
 * The milliseconds since the load event or, if that is later, since the browser showed the prerendered page. 0 if the
 * load event is about to fire, and in browsers that do not time it.
 */
function readElapsed(): number {
  const [entry] = performance.getEntriesByType?.('navigation') ?? []
  const { loadEventStart = 0, activationStart = loadEventStart } = (entry ?? {}) as Partial<NavigationTiming>
  return loadEventStart ? performance.now() - Math.max(loadEventStart, activationStart) : 0
}

/** Whether the visitor came to this address by a link of this site, and not by one that somebody sent. */
export function hasComeFromThisSite(): boolean {
  const [loaded] = performance.getEntriesByType?.('navigation') ?? []
  const { origin, href } = window.location
  // The router changes the address without loading a document, so the loaded one has another address.
  return (loaded && loaded.name !== href) || document.referrer.startsWith(`${origin}/`)
}
