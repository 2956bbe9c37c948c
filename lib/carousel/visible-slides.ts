/** Share of a slide that must be visible for its link to be a tab stop. */
const VISIBLE_SHARE = 0.5

/**
 * Makes slides out of view inert, so that the keyboard and screen readers skip them. A slide with the focus stays as it
 * is until the focus has left it, because an inert one would lose it to the page.
 */
export function markSlides(slides: Iterable<HTMLElement>, isVisible: (slide: HTMLElement) => boolean) {
  for (const slide of slides) slide.inert = !isVisible(slide) && !slide.contains(document.activeElement)
}

/** Calls back after the focus has moved, within an element or out of it. Returns a function that stops this. */
export function afterFocusMoves(element: HTMLElement, onMoved: () => void): () => void {
  // During the events, the document's active element is not yet the new one.
  const handle = () => setTimeout(onMoved)
  element.addEventListener('focusin', handle)
  element.addEventListener('focusout', handle)
  return () => {
    element.removeEventListener('focusin', handle)
    element.removeEventListener('focusout', handle)
  }
}

/**
 * Marks the slides of a native scroller, until the carousel's engine takes over. Returns a function that stops this and
 * leaves the slides as they are.
 */
export function keepHiddenSlidesInert(scroller: HTMLElement): () => void {
  const slides = [...scroller.querySelectorAll<HTMLElement>('.swiper-slide')]
  const visible = new Set<Element>(slides)
  const mark = () => markSlides(slides, slide => visible.has(slide))
  const observer = new IntersectionObserver(
    entries => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) visible.add(target)
        else visible.delete(target)
      }
      mark()
    },
    { root: scroller, threshold: VISIBLE_SHARE },
  )
  for (const slide of slides) observer.observe(slide)
  const stop = afterFocusMoves(scroller, mark)
  return () => {
    observer.disconnect()
    stop()
  }
}
