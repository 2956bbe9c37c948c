import { type PointerEvent, useRef } from 'react'

/** The least movement of a finger that counts as a swipe; shorter ones are taps or the start of a scroll. */
const MIN_SWIPE_PX = 48

/**
 * Returns pointer handlers that call back with 1 (next) for a swipe to the left and -1 (previous) for one to the right.
 */
export function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onPointerDown: ({ pointerType, clientX, clientY }: PointerEvent) => {
      start.current = pointerType === 'mouse' ? null : { x: clientX, y: clientY }
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!start.current) return
      const [x, y] = [clientX - start.current.x, clientY - start.current.y]
      start.current = null
      if (Math.abs(x) >= MIN_SWIPE_PX && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1)
    },
  }
}
