import { type Camera, Group, type Mesh, type Object3D, type Scene, Vector3, type WebGLRenderer } from 'three'
import { createBackdrop } from './backdrop'
import { listMeshes, type Model } from './load-model'
import { findPlace, findShare, findStroke, type Motion, type MovingPart, measureTimes } from './motion'
import { createPiece } from './piece'

/** A machine at work: one piece goes through it, over and over. It stands at first. */
export type Run = {
  listen: (onMove: OnMove) => void
  setPlaying: (isPlaying: boolean) => void
  setSlow: (isSlow: boolean) => void
  /** Stops the piece there. @param share of a pass, from 0 to 1 */
  seek: (share: number) => void
  /** Stops the piece at a station; one that is off the way changes nothing. */
  seekStation: (station: number) => void
}

/** Called as the piece moves, with its share of a pass and the station it has reached. */
export type OnMove = (share: number, station: number | null) => void

/** Seconds of a pass, and how many times longer a slow one takes. */
const PASS = 6
const SLOWER = 3

/** The piece never jumps further than this many seconds, after a pause of the browser or a slow frame. */
const LONGEST_FRAME = 0.25

const GLASS_OPACITY = 0.16

type Stage = { renderer: WebGLRenderer; scene: Scene; camera: Camera; model: Model; motion: Motion }

/**
 * Opens the covers and puts a piece at the first station; nothing changes on the screen before it is drawn.
 *
 * @param lit creates a scene with the light of the machine around an object
 * @param schedule asks for a frame, in which `draw` is called
 */
export function createRun(
  { renderer, scene, camera, model, motion }: Stage,
  lit: (root: Object3D) => Scene,
  schedule: () => void,
) {
  const times = measureTimes(motion.points)
  const piece = createPiece(motion.colour)
  const backdrop = createBackdrop(renderer)
  const moving = new Group().add(piece.root)
  const front = lit(moving)
  const parts = motion.parts.map((part, index) => ({
    part,
    pivot: wrap(model.root, `part ${index + 1}`),
    at: part.station === undefined ? null : findShare(motion, times, part.station),
  }))
  let [share, last] = [0, 0]
  let onMove: OnMove = () => {}
  let [isPlaying, isSlow, isShown] = [false, false, true]
  moving.add(backdrop.mesh, ...parts.map(({ pivot }) => pivot))
  openCovers(model.root)

  const watcher = new IntersectionObserver(entries => {
    isShown = entries.at(-1)?.isIntersecting ?? true
    last = 0
    if (isShown && isPlaying) schedule()
  })
  watcher.observe(renderer.domElement)

  function advance() {
    const now = performance.now() / 1000
    const passed = last ? Math.min(now - last, LONGEST_FRAME) : 0
    last = now
    share = (share + passed / (PASS * (isSlow ? SLOWER : 1))) % 1
  }

  function arrange() {
    const place = findPlace(motion, times, share)
    piece.show(place)
    for (const { part, pivot, at } of parts) movePart(pivot, part, findStroke(part, at, share))
    onMove(share, place.station)
  }

  /** @param isMoved whether the camera or the view has changed since the last frame */
  function draw(isMoved: boolean) {
    if (isPlaying && isShown) advance()
    arrange()
    if (isMoved) backdrop.capture(scene, camera)
    renderer.render(front, camera)
    if (isPlaying && isShown) schedule()
  }

  function stopAt(next: number) {
    isPlaying = false
    share = Math.min(next, 1)
    schedule()
  }

  const run: Run = {
    listen: next => {
      onMove = next
    },
    setPlaying: next => {
      isPlaying = next
      last = 0
      schedule()
    },
    setSlow: next => {
      isSlow = next
    },
    seek: stopAt,
    seekStation: station => {
      const at = findShare(motion, times, station)
      if (at !== null) stopAt(at)
    },
  }

  function free() {
    watcher.disconnect()
    piece.free()
    backdrop.free()
  }

  return { run, draw, free }
}

function findNode(root: Object3D, name: string) {
  return root.children.find(({ userData }) => userData.name === name)
}

/** Puts a node of the model, which has a place of its own, into a group that can be moved. */
function wrap(root: Object3D, name: string): Group {
  const pivot = new Group()
  const node = findNode(root, name)
  if (node) pivot.add(node)
  return pivot
}

/** Covers turn to glass, and the loose pieces of the still picture go. */
function openCovers(root: Object3D) {
  const loose = findNode(root, 'loose')
  if (loose) loose.visible = false
  const covers = findNode(root, 'covers')
  for (const mesh of covers ? listMeshes(covers) : []) turnToGlass(mesh)
}

function turnToGlass(mesh: Pick<Mesh, 'material'>) {
  if (Array.isArray(mesh.material)) return
  // A material may be that of other parts, too.
  mesh.material = mesh.material.clone()
  Object.assign(mesh.material, { transparent: true, opacity: GLASS_OPACITY, depthWrite: false })
}

function movePart(pivot: Group, { by, degrees, axis, about }: MovingPart, stroke: number) {
  const [axisOf, center] = [new Vector3(...axis), new Vector3(...about)]
  pivot.quaternion.setFromAxisAngle(axisOf.normalize(), (degrees * stroke * Math.PI) / 180)
  pivot.position.copy(center).sub(center.clone().applyQuaternion(pivot.quaternion))
  pivot.position.addScaledVector(new Vector3(...by), degrees === 0 ? stroke : 0)
}
