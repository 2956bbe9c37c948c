import { type RefObject, useEffect, useState } from 'react'

/** What a floating button must never cover: controls, drawings, and figures, in tabular numerals or in a cell of a list. */
const PROTECTED =
  'main :is(a[href], button, input, select, textarea, summary, label, dl > div, dd, td, .tabular-nums, svg text, svg[role=img]), footer :is(a, button, input, summary)'

/** Headings and sentences: must not be covered while the visitor reads on, and never if they contain a figure. */
const PROSE = 'main :is(h1, h2, h3, p, figcaption, li:not(:has(*)))'

/** Time without scrolling after which the page counts as at rest. */
const REST_MS = 120

/** Whether two boxes have an area in common. */
function overlaps(a: DOMRect, b: DOMRect) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/**
 * Whether the box covers an element or, if the element is a sentence, one of its lines of text: the sentence's own box
 * is as wide as its column.
 */
function isCovered(box: DOMRect, element: Element) {
  if (![...element.getClientRects()].some(part => overlaps(box, part))) return false
  if (element.matches(PROTECTED)) return true
  const text = document.createRange()
  text.selectNodeContents(element)
  return [...text.getClientRects()].some(line => overlaps(box, line))
}

/**
 * Whether the element covers something visible that it must not cover. Browsers without `checkVisibility` (before 2024)
 * take every element for visible.
 *
 * @param isReadingOn whether the visitor scrolled down last; only then is prose without a figure protected
 */
function isOverProtected(element: HTMLElement, isReadingOn: boolean) {
  const box = element.getBoundingClientRect()
  return [...document.querySelectorAll(`${PROTECTED}, ${PROSE}`)].some(
    other =>
      (isReadingOn || other.matches(PROTECTED) || /\d/.test(other.textContent ?? '')) &&
      other.checkVisibility?.({ contentVisibilityAuto: true, visibilityProperty: true }) !== false &&
      isCovered(box, other),
  )
}

/**
 * Whether a floating element is in the way: always while the page scrolls, and at rest if it covers a control, a figure
 * or, unless the visitor scrolled up last, any text. This is checked only at rest, because a check on every frame would
 * make scrolling jerky on a slow phone. Hide the element by `visibility` or `opacity`: its box must stay measurable.
 */
export function useIsInTheWay(element: RefObject<HTMLElement | null>) {
  const [isInTheWay, setIsInTheWay] = useState(false)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>
    // Undefined until the first check or scroll: reading `scrollY` here would force a layout while the page hydrates.
    let lastY: number | undefined
    let isReadingOn = false
    // Both a check and a scroll event note the direction: on a busy device a check may come between a scroll and its
    // event, which then finds the page where it was.
    function noteDirection(from: number) {
      const { scrollY } = window
      if (scrollY !== from) isReadingOn = scrollY > from
      lastY = scrollY
    }
    function checkAtRest() {
      clearTimeout(timer)
      timer = setTimeout(() => {
        noteDirection(lastY ?? window.scrollY)
        setIsInTheWay(element.current !== null && isOverProtected(element.current, isReadingOn))
      }, REST_MS)
    }
    function handleScroll() {
      noteDirection(lastY ?? 0)
      setIsInTheWay(true)
      checkAtRest()
    }
    // Anything that opens, closes or replaces a part of the page changes its height. The observer also reports once at
    // the start, which is the first check.
    const resizeObserver = new ResizeObserver(checkAtRest)
    resizeObserver.observe(document.body)
    window.addEventListener('scroll', handleScroll, { passive: true })
    window.addEventListener('resize', checkAtRest)
    return () => {
      clearTimeout(timer)
      resizeObserver.disconnect()
      window.removeEventListener('scroll', handleScroll)
      window.removeEventListener('resize', checkAtRest)
    }
  }, [element])

  return isInTheWay
}
