import { type PerspectiveCamera, TOUCH } from 'three'
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js'
import { ELEVATION } from './orbit'

/**
 * Speeds as OrbitControls counts them: a notch of the wheel multiplies the distance by 0.95 to the power of 2.3, so it
 * brings the machine a tenth closer; a pinch follows the fingers.
 */
const ZOOM_SPEED = { wheel: 2.3, pinch: 1 }

/**
 * Lets fingers, mouse and wheel move the camera: one finger turns it sideways or scrolls the page, two fingers also
 * zoom. The wheel belongs to the page until the view has been pressed, and again after a press elsewhere.
 */
export function createControls(camera: PerspectiveCamera, canvas: HTMLCanvasElement, signal: AbortSignal) {
  const controls = new OrbitControls(camera, canvas)
  function handlePress({ target, pointerType }: PointerEvent) {
    controls.enableZoom = target === canvas
    controls.zoomSpeed = pointerType === 'touch' ? ZOOM_SPEED.pinch : ZOOM_SPEED.wheel
  }
  document.addEventListener('pointerdown', handlePress, { signal, capture: true })
  canvas.style.touchAction = 'pan-y'
  controls.enableZoom = false
  controls.enablePan = false
  controls.touches = { ONE: TOUCH.ROTATE, TWO: TOUCH.DOLLY_ROTATE }
  controls.minPolarAngle = Math.PI / 2 - ELEVATION.max
  controls.maxPolarAngle = Math.PI / 2 - ELEVATION.min
  return controls
}
