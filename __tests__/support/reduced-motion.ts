/** Sets the visitor's preference for reduced motion; the test DOM has no media queries. */
export function setReducedMotion(isReduced: boolean) {
  window.matchMedia = (query: string) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: isReduced && query.includes('prefers-reduced-motion'),
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    })
}
