import { type RefObject, useEffect, useState } from 'react'

/** What a floating button must never lie over: what can be pressed or typed into, and figures, which are set in tabular numerals. */
const PROTECTED =
  'main :is(a[href], button, input, select, textarea, summary, label, dd, td, .tabular-nums, svg text), footer :is(a, button, input)'

/** So long after the last movement the page counts as at rest. */
const REST_MS = 120

function overlaps(a: DOMRect, b: DOMRect) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** Whether anything protected that shows lies below the element. What an engine before 2024 cannot tell to be skipped counts. */
function isOverProtected(element: HTMLElement) {
  const own = element.getBoundingClientRect()
  return [...document.querySelectorAll(PROTECTED)].some(
    other =>
      other.checkVisibility?.({ contentVisibilityAuto: true }) !== false &&
      [...other.getClientRects()].some(box => overlaps(own, box)),
  )
}

/**
 * Whether the floating element is in the way: while the page scrolls, and where it comes to rest over a control or a figure.
 * Looked at only at rest, because a look at every frame would cost a slow phone its smooth scrolling.
 */
export function useIsCovering(element: RefObject<HTMLElement | null>) {
  const [isCovering, setIsCovering] = useState(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    function lookAtRest() {
      clearTimeout(timer)
      timer = setTimeout(() => setIsCovering(element.current !== null && isOverProtected(element.current)), REST_MS)
    }
    function handleScroll() {
      setIsCovering(true)
      lookAtRest()
    }
    // Whatever opens, closes or replaces a part of the page changes its height.
    const heights = new ResizeObserver(lookAtRest)
    heights.observe(document.body)
    window.addEventListener('scroll', handleScroll, { passive: true })
    window.addEventListener('resize', lookAtRest)
    return () => {
      clearTimeout(timer)
      heights.disconnect()
      window.removeEventListener('scroll', handleScroll)
      window.removeEventListener('resize', lookAtRest)
    }
  }, [element])

  return isCovering
}
