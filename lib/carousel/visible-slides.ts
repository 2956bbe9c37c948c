/** Share of a slide that must show for its link to be a tab stop. */
const SHOWN_SHARE = 0.5

/**
 * Keeps the focus out of the slides that a native scroller does not show, until its engine does that itself.
 * Returns what ends it; the slides stay as they are then.
 */
export function keepHiddenSlidesInert(scroller: HTMLElement): () => void {
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) {
        if (target instanceof HTMLElement) target.inert = !isIntersecting
      }
    },
    { root: scroller, threshold: SHOWN_SHARE },
  )
  for (const slide of scroller.querySelectorAll('.swiper-slide')) observer.observe(slide)
  return () => observer.disconnect()
}
