import type { Viewer } from './create-viewer'
import { applyDrag, toWheelFactor } from './moves'
import { type Orbit, zoomBy } from './orbit'

type Finger = { x: number; y: number }

/** The middle of the fingers and the distance between them; 0 for one finger. */
function measure(fingers: readonly Finger[]) {
  const [one, other = one] = fingers
  if (!one || !other) return null
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2, spread: Math.hypot(one.x - other.x, one.y - other.y) }
}

/**
 * Lets fingers, mouse and wheel move the view: one finger or the mouse turns it, two fingers also bring it closer. The
 * wheel belongs to the page until the view has been pressed, and again after a press elsewhere.
 *
 * @param onRest called when a drag has ended
 * @returns a function that unbinds all of it
 */
export function bindGestures(canvas: HTMLCanvasElement, viewer: Viewer, onRest: () => void): () => void {
  const fingers = new Map<number, Finger>()
  const controller = new AbortController()
  const { signal } = controller
  let isPressed = false

  function handleDown(event: PointerEvent) {
    isPressed = true
    if (event.pointerType === 'mouse' && event.button !== 0) return
    canvas.setPointerCapture(event.pointerId)
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  function handleMove(event: PointerEvent) {
    if (!fingers.has(event.pointerId)) return
    const before = measure([...fingers.values()])
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY })
    const after = measure([...fingers.values()])
    if (!before || !after) return
    const turned = applyDrag(viewer.orbit, after.x - before.x, after.y - before.y, canvas.clientWidth)
    viewer.go(pinch(turned, before.spread, after.spread), 'at once')
  }

  function pinch(orbit: Orbit, before: number, after: number): Orbit {
    return before > 0 && after > 0 ? zoomBy(orbit, before / after, viewer.whole) : orbit
  }

  function handleUp(event: PointerEvent) {
    if (fingers.delete(event.pointerId) && fingers.size === 0) onRest()
  }

  function handleWheel(event: WheelEvent) {
    if (!isPressed) return
    event.preventDefault()
    viewer.go(zoomBy(viewer.orbit, toWheelFactor(event.deltaY), viewer.whole), 'at once')
  }

  function handlePressElsewhere({ target }: PointerEvent) {
    if (target instanceof Node && !canvas.contains(target)) isPressed = false
  }

  canvas.addEventListener('pointerdown', handleDown, { signal })
  canvas.addEventListener('pointermove', handleMove, { signal })
  canvas.addEventListener('pointerup', handleUp, { signal })
  canvas.addEventListener('pointercancel', handleUp, { signal })
  canvas.addEventListener('wheel', handleWheel, { signal, passive: false })
  document.addEventListener('pointerdown', handlePressElsewhere, { signal })
  return () => controller.abort()
}
