/** Lets those media queries match that contain `part`, and no others; the test DOM has no media queries. */
export function setMatchingMedia(part: string | null) {
  window.matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: part !== null && query.includes(part),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
}

/** Sets the visitor's preference for reduced motion. */
export function setReducedMotion(isReduced: boolean) {
  setMatchingMedia(isReduced ? 'prefers-reduced-motion' : null)
}
