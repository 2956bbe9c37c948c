/** Sets what the visitor's system says about motion; the test DOM has no media queries of its own. */
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
