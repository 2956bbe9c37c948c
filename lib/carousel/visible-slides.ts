/** Share of a slide that must be visible for its link to be a tab stop. */
const VISIBLE_SHARE = 0.5

/**
 * Makes the slides that are out of view in a native scroller inert, until the carousel's engine takes over.
 * Returns a function that stops this and leaves the slides as they are.
 */
export function keepHiddenSlidesInert(scroller: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) {
        if (target instanceof HTMLElement) target.inert = !isIntersecting
      }
    },
    { root: scroller, threshold: VISIBLE_SHARE },
  )
  for (const slide of scroller.querySelectorAll('.swiper-slide')) observer.observe(slide)
  return () => observer.disconnect()
}
