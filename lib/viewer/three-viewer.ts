import { type Object3D, PerspectiveCamera, type WebGLRenderer } from 'three'
import { createControls } from './camera-controls'
import type { FetchedModel, OpenProblem } from './fetch-model'
import { loadModel, type Model } from './load-model'
import { aimCamera, applyMove, blendOrbits, chooseLens, frameShape, frameStation, type Orbit, ZOOM } from './orbit'
import { createPace } from './pace'
import { createRenderer } from './renderer'
import { createRun, type OnMove, type Run } from './run'
import { createStudio } from './studio'
import { type Angle, type Move, VIEW_ANGLES, type View } from './views'
import { warmUp } from './warm-up'

/** A model on the screen, and the ways to turn it. */
export type Viewer = {
  /** The direction of the camera, or the one that it is gliding to. */
  getAngle: () => Angle
  move: (move: Move) => void
  show: (view: View) => void
  showStation: (index: number) => void
  /** Whether the model says how a piece goes through it; one kept from an earlier version of the site may not. */
  canRun: boolean
  /** Opens the covers and puts a piece at the first station; null for a model that cannot run. */
  startRun: (onMove: OnMove) => Run | null
}

/** The opened view, which has drawn its first frame, or the reason why it could not be opened. */
export type OpenedViewer = { ok: true; viewer: Viewer } | { ok: false; problem: OpenProblem }

type ViewerOptions = {
  /** Ends the view: it stops drawing and frees all memory. The caller gives the context back. */
  signal: AbortSignal
  /** Whether the camera jumps instead of gliding. */
  isStill: boolean
  /** Whether the first frame shows the machine ready for a run; another frame would take as long again. */
  isAtWork: boolean
  /** Called after every frame with the points at which the stations are, in order, in CSS pixels from the top left. */
  onFrame: (points: readonly { x: number; y: number }[]) => void
  /** Called when the visitor has stopped dragging. */
  onRest: (angle: Angle) => void
  /** Called when the browser takes the context away. */
  onLost: () => void
}

/** How long a view that was drawn with fewer pixels stays so after its last frame, in ms. */
const REST_MS = 200

/** How long the camera glides from one view to another. */
const GLIDE_MS = 500

/**
 * Draws a model into the canvas of a WebGL context, when something has changed. This file and what it imports is the
 * code that only an open 3-D view needs. Never rejects.
 *
 * @param fetching the model, which may still be on its way
 * @param folder URL of the folder of its textures, with a slash at its end
 */
export async function openViewer(
  context: WebGL2RenderingContext,
  fetching: Promise<FetchedModel>,
  folder: string,
  options: ViewerOptions,
): Promise<OpenedViewer> {
  const started = startRenderer(context)
  const file = await fetching
  if (!file.ok) return file
  const model = await loadModel(file.bytes, folder).catch(reason => {
    console.warn('The model cannot be read:', reason)
    return null
  })
  if (!model) return { ok: false, problem: 'damaged' }
  try {
    return { ok: true, viewer: await createViewer(started(), model, options) }
  } catch (reason) {
    if (!options.signal.aborted) console.warn('The browser cannot draw the model:', reason)
    model.free()
    return { ok: false, problem: 'unsupported' }
  }
}

/**
 * Creates the renderer now, while the model is on its way. If that fails, the returned function throws the reason: it
 * matters only once there is a model.
 */
function startRenderer(context: WebGL2RenderingContext): () => WebGLRenderer {
  try {
    const renderer = createRenderer(context)
    return () => renderer
  } catch (reason) {
    return () => {
      throw reason
    }
  }
}

async function createViewer(renderer: WebGLRenderer, model: Model, options: ViewerOptions): Promise<Viewer> {
  const { signal, isStill, onFrame, onRest, onLost } = options
  const canvas = renderer.domElement
  const style = getComputedStyle(canvas)
  const createLitScene = (root: Object3D) => createStudio(root, style.getPropertyValue('--floor'), model.start.azimuth)
  const scene = createLitScene(model.root)
  const camera = new PerspectiveCamera()
  // The distance from which the whole machine is seen, in metres; it changes with the size of the canvas.
  let wholeDistance = 0
  // The number of the frame that has been asked for; 0 if none has.
  let frameRequest = 0
  // Whether the camera or the canvas has changed since the last frame.
  let isMoved = true
  let running: ReturnType<typeof createRun> | null = null
  let glide: { from: Orbit; to: Orbit; start: number } | null = null
  // How sharp a view that moves is drawn, so that a slow device keeps up.
  const pace = createPace()
  let resting: ReturnType<typeof setTimeout> | undefined

  // Throws if the view ends meanwhile. It leaves a canvas of one pixel, to which `resize` gives its size.
  await warmUp(renderer, scene, camera, signal)
  const controls = createControls(camera, canvas, signal)

  function readOrbit(): Orbit {
    const elevation = Math.PI / 2 - controls.getPolarAngle()
    return {
      azimuth: controls.getAzimuthalAngle(),
      elevation,
      target: controls.target.clone(),
      distance: controls.getDistance(),
    }
  }

  /** Puts the camera into an orbit at once. */
  function placeCamera({ azimuth, elevation, target, distance }: Orbit) {
    controls.target.copy(target)
    camera.position.setFromSphericalCoords(distance, Math.PI / 2 - elevation, azimuth).add(target)
    controls.update()
  }

  /** Fits the picture, and how far the camera may go, to the size of the canvas. */
  function resize() {
    const { clientWidth: width, clientHeight: height } = canvas
    renderer.setPixelRatio(pace.getFullRatio())
    renderer.setSize(width, height, false)
    Object.assign(camera, chooseLens(width / Math.max(height, 1)))
    wholeDistance = frameShape(model.shape, model.start, camera).distance
    // Well before and beyond the machine at every distance that the controls allow.
    camera.near = wholeDistance / 100
    camera.far = wholeDistance * 4
    controls.minDistance = wholeDistance * ZOOM.min
    controls.maxDistance = wholeDistance * ZOOM.max
    // A drag across the whole view turns the machine by half a turn: at speed 1, one as long as the view is high turns
    // it once.
    controls.rotateSpeed = height / Math.max(width, 1) / 2
  }

  function draw() {
    if (glide) {
      const share = isStill ? 1 : Math.min(1, (performance.now() - glide.start) / GLIDE_MS)
      // Fast at first and slower towards the end.
      placeCamera(blendOrbits(glide.from, glide.to, 1 - (1 - share) ** 3))
      if (share === 1) glide = null
    }
    // Only now: placing the camera fires `change`, which asks for a frame unless one has been asked for.
    frameRequest = 0
    setRatio(pace.getMovingRatio(performance.now()))
    drawScene()
    if (isMoved) placeMarkers()
    isMoved = false
    if (glide) scheduleMoved()
    clearTimeout(resting)
    // Another frame follows, for the glide or for a run that plays: createRun has `scheduleFrame`.
    if (frameRequest !== 0) return
    pace.rest()
    if (renderer.getPixelRatio() < pace.getFullRatio()) resting = setTimeout(sharpen, REST_MS)
  }

  function drawScene() {
    // The controls point it straight at the target.
    aimCamera(camera, readOrbit())
    if (running) running.draw(isMoved, pace.getFullRatio())
    else renderer.render(scene, camera)
  }

  /** Another ratio empties the canvas, which has to be drawn at once. */
  function setRatio(ratio: number) {
    if (renderer.getPixelRatio() !== ratio) renderer.setPixelRatio(ratio)
  }

  /** Draws a view at rest with all pixels of the screen. */
  function sharpen() {
    setRatio(pace.getFullRatio())
    drawScene()
  }

  /** Tells the page where the stations are in this frame; `project` gives -1 to 1 from edge to edge, y upwards. */
  function placeMarkers() {
    const { clientWidth, clientHeight } = canvas
    const points = model.stations.map(station => station.clone().project(camera))
    onFrame(points.map(({ x, y }) => ({ x: ((x + 1) / 2) * clientWidth, y: ((1 - y) / 2) * clientHeight })))
  }

  /** Asks for a frame, unless one has been asked for. The camera stays; only a piece at work may have moved. */
  function scheduleFrame() {
    if (frameRequest === 0) frameRequest = requestAnimationFrame(draw)
  }

  /** Asks for a frame in which the camera or the canvas has changed. */
  function scheduleMoved() {
    isMoved = true
    scheduleFrame()
  }

  /** Opens the covers and puts a piece at the first station; does nothing if the model cannot run, or does already. */
  function prepareRun() {
    const { motion } = model
    if (!motion || running) return
    running = createRun({ renderer, scene, camera, model, motion }, createLitScene, scheduleFrame)
    isMoved = true
  }

  function startRun(onMove: OnMove) {
    // Where the way is not seen from the picture's angle, the camera goes to where it is.
    if (!running && model.atWork) glideTo(frameShape(model.shape, model.atWork, camera))
    prepareRun()
    running?.run.listen(onMove)
    scheduleFrame()
    return running?.run ?? null
  }

  function glideTo(to: Orbit) {
    glide = { from: readOrbit(), to, start: performance.now() }
    scheduleMoved()
  }

  /** The orbit that the camera is gliding to, or in which it is. */
  const getGoal = () => glide?.to ?? readOrbit()

  const sizes = new ResizeObserver(() => {
    const distanceBefore = wholeDistance
    resize()
    const goal = getGoal()
    glide = null
    // The machine keeps its share of the picture.
    placeCamera({ ...goal, distance: (goal.distance * wholeDistance) / distanceBefore })
    scheduleMoved()
  })

  function handleLost(event: Event) {
    // Tells the browser that the page handles the loss: `onLost` offers to open the view again.
    event.preventDefault()
    onLost()
  }

  function free() {
    cancelAnimationFrame(frameRequest)
    clearTimeout(resting)
    sizes.disconnect()
    controls.dispose()
    running?.free()
    model.free()
    renderer.dispose()
  }

  controls.addEventListener('start', () => {
    glide = null
  })
  controls.addEventListener('end', () => onRest(readOrbit()))
  canvas.addEventListener('webglcontextlost', handleLost, { signal })
  signal.addEventListener('abort', free)
  resize()
  placeCamera(frameShape(model.shape, (options.isAtWork && model.atWork) || model.start, camera))
  if (options.isAtWork) prepareRun()
  draw()
  // Placing the camera for this first frame needed no other.
  controls.addEventListener('change', scheduleMoved)
  sizes.observe(canvas)
  return {
    getAngle: getGoal,
    move: move => glideTo(applyMove(getGoal(), move, wholeDistance)),
    show: view => glideTo(frameShape(model.shape, view === 'start' ? model.start : VIEW_ANGLES[view], camera)),
    showStation: index => {
      const station = model.stations[index]
      if (station) glideTo(frameStation(station, model.shape, camera))
    },
    canRun: model.motion !== null,
    startRun,
  }
}
