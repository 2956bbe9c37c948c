import { type RefObject, useEffect, useState } from 'react'

/** What a floating button must never lie over: actions that ask for a click, and the control in use. */
const PROTECTED =
  'main .button-primary, main .button-solid, main .square-buttons, [data-part="view-machine"], main :focus-visible, footer :focus-visible'

function overlaps(a: DOMRect, b: DOMRect) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** Whether the floating element lies over a protected control; looked at after scrolling, resizing and moves of focus. */
export function useIsCovering(element: RefObject<HTMLElement | null>) {
  const [isCovering, setIsCovering] = useState(false)

  useEffect(() => {
    let frame = 0
    function look() {
      frame = 0
      const own = element.current?.getBoundingClientRect()
      if (!own) return
      const isOver = [...document.querySelectorAll(PROTECTED)].some(
        other => other !== element.current && overlaps(own, other.getBoundingClientRect()),
      )
      setIsCovering(isOver)
    }
    function lookSoon() {
      if (frame === 0) frame = requestAnimationFrame(look)
    }
    lookSoon()
    window.addEventListener('scroll', lookSoon, { passive: true })
    window.addEventListener('resize', lookSoon)
    document.addEventListener('focusin', lookSoon)
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', lookSoon)
      window.removeEventListener('resize', lookSoon)
      document.removeEventListener('focusin', lookSoon)
    }
  }, [element])

  return isCovering
}
