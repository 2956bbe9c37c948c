import { CineonToneMapping, PerspectiveCamera, Vector3, WebGLRenderer } from 'three'
import type { Model } from './load-model'
import { blendOrbits, computePosition, frameBox, type Lens, type Orbit } from './orbit'
import { createStudio, lightMetal } from './studio'
import { warmUp } from './warm-up'

/** A point of the view in CSS pixels from its top left corner. */
export type ScreenPoint = { x: number; y: number }

/** A model on the screen, and the ways to move it. */
export type Viewer = {
  /** Where the camera is, or is gliding to. */
  readonly orbit: Orbit
  /** The angle that it began with, and the box and the stations of the model. */
  readonly model: Pick<Model, 'start' | 'box' | 'stations'>
  readonly lens: Lens
  /** The distance from which the whole model is seen. */
  readonly whole: number
  /** Moves the camera: at once while a finger leads it, else in a glide. */
  go: (orbit: Orbit, how: 'glide' | 'at once') => void
  /** Stops drawing and frees all memory of the graphics processor. */
  free: () => void
}

/** How a view behaves. `isStill` leaves out the glides. */
export type ViewerOptions = {
  isStill: boolean
  /** Called after every frame with the points at which the stations are, in order. */
  onFrame: (points: readonly ScreenPoint[]) => void
  onLost: () => void
}

/** The height of the view in degrees: a long lens, as the pictures have. */
const FOV = 22

/** More pixels look the same and cost a phone its speed. */
const MAX_PIXEL_RATIO = 2

/** How bright the film of {@link CineonToneMapping} is exposed. */
const EXPOSURE = 0.8

const GLIDE_MS = 500

/**
 * Draws a model into the canvas of a WebGL context, only when something has changed. Resolves when it has drawn
 * the first frame.
 *
 * @throws Error if the context is lost
 */
export async function createViewer(gl: WebGL2RenderingContext, model: Model, options: ViewerOptions): Promise<Viewer> {
  const canvas = gl.canvas as HTMLCanvasElement
  const renderer = new WebGLRenderer({ canvas, context: gl })
  const style = getComputedStyle(canvas)
  renderer.setClearColor(style.getPropertyValue('--plate'))
  renderer.toneMapping = CineonToneMapping
  renderer.toneMappingExposure = EXPOSURE
  lightMetal()
  const scene = createStudio(model.root, style.getPropertyValue('--floor'))
  const camera = new PerspectiveCamera(FOV)
  const lens: Lens = { fov: (FOV * Math.PI) / 180, aspect: 1 }
  let [whole, frame] = [0, 0]
  let glide: { from: Orbit; start: number } | null = null
  let goal = resize()
  let orbit = goal

  /** Takes the size of the canvas, and returns the view to start from. */
  function resize(): Orbit {
    const { clientWidth: width, clientHeight: height } = canvas
    renderer.setPixelRatio(Math.min(window.devicePixelRatio, MAX_PIXEL_RATIO))
    renderer.setSize(width, height, false)
    lens.aspect = width / Math.max(height, 1)
    camera.aspect = lens.aspect
    const start = frameBox(model.box, model.start, lens)
    whole = start.distance
    camera.near = whole / 100
    camera.far = whole * 4
    camera.updateProjectionMatrix()
    return start
  }

  function draw() {
    frame = 0
    if (glide) {
      const share = options.isStill ? 1 : Math.min(1, (performance.now() - glide.start) / GLIDE_MS)
      orbit = blendOrbits(glide.from, goal, 1 - (1 - share) ** 3)
      if (share === 1) glide = null
    } else orbit = goal
    camera.position.set(...computePosition(orbit))
    camera.lookAt(...orbit.target)
    renderer.render(scene, camera)
    options.onFrame(model.stations.map(({ at }) => project(new Vector3(...at))))
    if (glide) schedule()
  }

  function project(point: Vector3): ScreenPoint {
    const { x, y } = point.project(camera)
    return { x: ((x + 1) / 2) * canvas.clientWidth, y: ((1 - y) / 2) * canvas.clientHeight }
  }

  function schedule() {
    frame ||= requestAnimationFrame(draw)
  }

  function go(next: Orbit, how: 'glide' | 'at once') {
    glide = how === 'glide' ? { from: orbit, start: performance.now() } : null
    goal = next
    schedule()
  }

  function handleLost(event: Event) {
    event.preventDefault()
    options.onLost()
  }

  const sizes = new ResizeObserver(() => {
    const before = whole
    resize()
    go({ ...goal, distance: (goal.distance * whole) / before }, 'at once')
  })

  function free() {
    cancelAnimationFrame(frame)
    sizes.disconnect()
    canvas.removeEventListener('webglcontextlost', handleLost)
    model.free()
    renderer.dispose()
    if (!renderer.getContext().isContextLost()) renderer.forceContextLoss()
  }

  canvas.addEventListener('webglcontextlost', handleLost)
  await warmUp(renderer, scene, camera, model.root)
  resize()
  draw()
  sizes.observe(canvas)
  return {
    get orbit() {
      return goal
    },
    model,
    lens,
    get whole() {
      return whole
    },
    go,
    free,
  }
}
