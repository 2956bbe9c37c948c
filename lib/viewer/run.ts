import { type Camera, Color, Group, type Mesh, type Object3D, type Scene, Vector3, type WebGLRenderer } from 'three'
import { createBackdrop } from './backdrop'
import { listMeshes, type Model } from './load-model'
import type { Motion, MovingPart } from './motion'
import { findAway, findPlace, findShare, findStroke, measureTimes } from './pass'
import { createPiece, type Piece } from './piece'

/** A machine at work: one piece goes through it, pass after pass. It stands still until `setPlaying(true)`. */
export type Run = {
  /** Calls `onMove` in every frame from now on, instead of an earlier one. */
  listen: (onMove: OnMove) => void
  setPlaying: (isPlaying: boolean) => void
  setSlow: (isSlow: boolean) => void
  /** Stops the piece at a share of its pass, from 0 to 1. */
  seek: (share: number) => void
  /** Stops the piece at a station; one that is off the way changes nothing. */
  seekStation: (station: number) => void
}

/**
 * Called as the piece moves, with the share of its pass, 0 to 1, and the station that it has reached last, from 0; null
 * before the first.
 */
export type OnMove = (share: number, station: number | null) => void

/** How long a pass takes, and by which factor a slow one takes longer. */
const PASS_SECONDS = 6
const SLOW_FACTOR = 3

/** After a pause of the browser or a slow frame, the piece goes on as if at most this time had passed. */
const LONGEST_FRAME_SECONDS = 0.25

/** The colour of opened covers: red paint would be pink glass. */
const GLASS_COLOUR = new Color(0xf4f8f8)

/** The opacity of opened covers, 0 to 1: what is behind them is seen, and that they are there. */
const GLASS_OPACITY = 0.12

/** The open 3-D view in which the machine works: `scene` holds the model. */
type Stage = { renderer: WebGLRenderer; scene: Scene; camera: Camera; model: Model; motion: Motion }

/**
 * Opens the covers and puts a piece at the first station. The screen changes with the first call of `draw`.
 *
 * @param createLitScene creates a scene of an object in the light of the machine
 * @param schedule asks for a frame, in which the caller calls `draw`
 * @returns `run`: the controls; `draw`: draws a frame; `free`: frees the memory
 */
export function createRun(
  { renderer, scene, camera, model, motion }: Stage,
  createLitScene: (root: Object3D) => Scene,
  schedule: () => void,
) {
  const times = measureTimes(motion.points)
  const piece = createPiece(motion.colour)
  const second = motion.second && createPiece(motion.second.colour)
  const backdrop = createBackdrop(renderer)
  const moving = new Group().add(piece.root)
  const movingScene = createLitScene(moving)
  const parts = motion.parts.map((part, index) => ({
    part,
    pivot: wrap(model.root, `part ${index + 1}`),
    // When the piece is at the part's station, as a share of a pass; null if it never is.
    at: part.station === undefined ? null : findShare(motion, times, part.station),
    until: part.until === undefined ? null : findShare(motion, times, part.until),
  }))
  // How much of its pass the piece has done, from 0 to 1.
  let share = 0
  // The time of the last frame; 0 after a pause, so that the pause does not count as time passed.
  let lastSeconds = 0
  let onMove: OnMove = () => {}
  let isPlaying = false
  let isSlow = false
  // Whether the canvas is in view; outside of it, nothing moves and nothing is drawn.
  let isShown = true
  moving.add(backdrop.mesh, ...parts.map(({ pivot }) => pivot))
  if (second) moving.add(second.root)
  openCovers(model.root)

  const watcher = new IntersectionObserver(entries => {
    isShown = entries.at(-1)?.isIntersecting ?? true
    lastSeconds = 0
    if (isShown && isPlaying) schedule()
  })
  watcher.observe(renderer.domElement)

  /** Moves the piece on by the time since the last frame; at the end it begins anew. */
  function advance() {
    const now = performance.now() / 1000
    const passed = lastSeconds ? Math.min(now - lastSeconds, LONGEST_FRAME_SECONDS) : 0
    lastSeconds = now
    share = (share + passed / (PASS_SECONDS * (isSlow ? SLOW_FACTOR : 1))) % 1
  }

  /** Puts the piece and the moving parts where they are at this share of the pass, and tells the listener. */
  function arrange() {
    const place = findPlace(motion, times, share)
    piece.show(place)
    if (motion.second && second) showSecond(motion.second, second, share)
    for (const { part, pivot, at, until } of parts) {
      movePart(pivot, part, findStroke(part, at, until, share))
      const grown = at === null || until === null ? 0 : findAway(at, until, share) * (part.grow ?? 0)
      if (grown) growPart(pivot, part, grown)
    }
    const carrier = place.on === null ? moving : (parts[place.on]?.pivot ?? moving)
    carrier.add(piece.root)
    onMove(share, place.station)
  }

  /**
   * Draws a frame: the machine from its picture, before it what moves.
   *
   * @param isMoved whether the camera or the view has changed since the last frame
   * @param ratio the pixels of a CSS pixel in the picture, which stays as sharp while the canvas has fewer
   */
  function draw(isMoved: boolean, ratio: number) {
    if (isPlaying && isShown) advance()
    arrange()
    if (isMoved) backdrop.capture(scene, camera, ratio)
    renderer.render(movingScene, camera)
    if (isPlaying && isShown) schedule()
  }

  function stopAt(next: number) {
    isPlaying = false
    share = next
    schedule()
  }

  const run: Run = {
    listen: next => {
      onMove = next
    },
    setPlaying: next => {
      isPlaying = next
      lastSeconds = 0
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
    second?.free()
    backdrop.free()
  }

  return { run, draw, free }
}

/** Puts the second piece where it is at a share of the pass, or hides it: before its way, and after it. */
function showSecond({ points }: NonNullable<Motion['second']>, piece: Piece, share: number) {
  const times = points.map(point => point.share)
  piece.root.visible = share >= (times[0] ?? 1) && share < (times.at(-1) ?? 0)
  if (piece.root.visible) piece.show(findPlace({ points }, times, share))
}

/** A node at the top of the model by its name in the file, which three.js keeps in `userData`. */
function findNode(root: Object3D, name: string) {
  return root.children.find(({ userData }) => userData.name === name)
}

/** Takes a node out of the model into a group that can be moved: empty if the model has no such node. */
function wrap(root: Object3D, name: string): Group {
  const pivot = new Group()
  const node = findNode(root, name)
  if (node) pivot.add(node)
  return pivot
}

/** Turns the covers to glass, and hides the loose pieces that only the still machine shows. */
function openCovers(root: Object3D) {
  const loose = findNode(root, 'loose')
  if (loose) loose.visible = false
  const covers = findNode(root, 'covers')
  for (const mesh of covers ? listMeshes(covers) : []) turnToGlass(mesh)
}

function turnToGlass(mesh: Pick<Mesh, 'material'>) {
  // Only the types allow several materials; meshes from glTF have one.
  if (Array.isArray(mesh.material)) return
  // Other parts may have the same material, and stay opaque.
  mesh.material = mesh.material.clone()
  Object.assign(mesh.material, { color: GLASS_COLOUR, transparent: true, opacity: GLASS_OPACITY, depthWrite: false })
}

/**
 * Moves a part to a point of its stroke: turned about the axis through `about`, or slid by `by` if it does not turn.
 *
 * @param stroke 0 at rest, 1 at its end
 */
function movePart(pivot: Group, { by, degrees, axis, about }: MovingPart, stroke: number) {
  const center = new Vector3(...about)
  pivot.quaternion.setFromAxisAngle(new Vector3(...axis).normalize(), (degrees * stroke * Math.PI) / 180)
  pivot.scale.setScalar(1)
  pivot.position.copy(center).sub(center.clone().applyQuaternion(pivot.quaternion))
  pivot.position.addScaledVector(new Vector3(...by), degrees === 0 ? stroke : 0)
}

/** Makes a part that `movePart` has placed larger by a share, across its axis, which must be x, y or z. */
function growPart(pivot: Group, { axis, about }: MovingPart, share: number) {
  pivot.scale.fromArray(axis.map(part => 1 + (1 - Math.abs(part)) * share))
  const center = new Vector3(...about)
  pivot.position.copy(center).sub(center.clone().multiply(pivot.scale).applyQuaternion(pivot.quaternion))
}
