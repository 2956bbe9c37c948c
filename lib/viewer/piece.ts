import {
  BoxGeometry,
  type BufferGeometry,
  CylinderGeometry,
  DoubleSide,
  EdgesGeometry,
  Group,
  LatheGeometry,
  LineBasicMaterial,
  LineSegments,
  MathUtils,
  Mesh,
  MeshStandardMaterial,
  Vector2,
} from 'three'
import type { Place } from './pass'
import type { CupShape, PanelsShape } from './piece-shape'

/** The edges of a piece are drawn over everything, in a colour that machines hardly have. */
const EDGE_COLOUR = 0xff3d00

/** The diameter of a cup at its foot, as a share of that at its rim. */
const FOOT = 0.74

/** How far above its foot a cup has its bottom, as a share of its height. */
const BOTTOM_HEIGHT = 0.06

/** Flaps are a little thinner and narrower than the panel they hang on: equal faces in one place would flicker. */
const FLAP_THICKNESS = 0.8
const FLAP_WIDTH = 0.985

/** The sides of a polygon that looks round. */
const FACETS = 24

/**
 * A reel along the machine is cut open, so that one sees its core: the core's diameter as a share of the reel's, the
 * angle at which the solid part begins and how far it goes, in radians around the reel from its lowest point.
 */
const CORE_BORE = 0.6
const CORE_FROM = 1.8
const CORE_SOLID = 4.3

/** Only edges at which faces meet at more than this angle, in degrees, are drawn, so that round faces have none. */
const EDGE_DEGREES = 30

/**
 * A piece on its way: `show` puts it in a place, in the form that it has there. All forms are made of four rigs:
 * panels on hinges, a roll, a cut-open reel, and a cup.
 */
export type Piece = { root: Group; show: (place: Place) => void; free: () => void }

/**
 * Creates a piece with shapes of 1 m, which are scaled to each form.
 *
 * @param colour of its board, as CSS writes it
 */
export function createPiece(colour: string): Piece {
  // A material that is seen from one side takes the machine's shader. One of two sides needs a shader of its own, so only
  // cups and cut reels have it.
  const board = new MeshStandardMaterial({ color: colour, emissive: colour, emissiveIntensity: 0.25, roughness: 0.75 })
  const wall = board.clone()
  wall.side = DoubleSide
  const line = new LineBasicMaterial({ color: EDGE_COLOUR, depthTest: false })
  const box = new BoxGeometry()
  const roll = new CylinderGeometry(0.5, 0.5, 1, FACETS).rotateX(Math.PI / 2)
  // In one row of faces, open at both ends.
  const cone = new CylinderGeometry(0.5, 0.5 * FOOT, 1, FACETS, 1, true)
  const bottom = new CylinderGeometry(0.5 * FOOT, 0.5 * FOOT, 0.02, FACETS)
  const tube = createCore()
  const outlines = [box, roll, cone, tube].map(shape => new EdgesGeometry(shape, EDGE_DEGREES))
  const [boxEdges, rollEdges, coneEdges, tubeEdges] = outlines

  /** Adds a mesh of a shape to a rig, with its edges drawn over everything. */
  function add(parent: Group, shape: BufferGeometry, edges?: EdgesGeometry) {
    const mesh = new Mesh(shape, shape === cone || shape === tube ? wall : board)
    if (edges) mesh.add(new LineSegments(edges, line))
    for (const part of [mesh, ...mesh.children]) part.frustumCulled = false
    for (const outline of mesh.children) outline.renderOrder = 1
    parent.add(mesh)
    return mesh
  }

  const rigs = { panels: new Group(), roll: new Group(), core: new Group(), cup: new Group() }
  const root = new Group().add(...Object.values(rigs))
  const base = add(rigs.panels, box, boxEdges)
  const lid = add(rigs.panels, box, boxEdges)
  const hinges = [0, 1, 2, 3].map(() => {
    const hinge = new Group()
    rigs.panels.add(hinge)
    return { hinge, panel: add(hinge, box, boxEdges) }
  })
  const reels = { roll: add(rigs.roll, roll, rollEdges), core: add(rigs.core, tube, tubeEdges) }
  const cup = add(rigs.cup, cone, coneEdges)
  const foot = add(rigs.cup, bottom)

  function showPanels({ length, width, thickness, sideReach, endReach, sideFold, endFold, lidShut }: PanelsShape) {
    base.scale.set(length, thickness, width)
    base.position.y = thickness / 2
    for (const [index, { hinge, panel }] of hinges.entries()) {
      const isSide = index < 2
      const [reach, across] = isSide ? [sideReach, length] : [endReach, width]
      // A flap of no reach would be drawn as a line.
      hinge.visible = reach > 0.001
      // Every panel folds about its hinge's z axis. Hinges of side panels are turned by a quarter about y.
      const away = (isSide ? width : length) / 2
      const turn = (isSide ? Math.PI / 2 : 0) + (index % 2) * Math.PI
      // Of two opposite flaps, the second is hinged higher, so that it lies on the first when both are folded flat.
      const lift = thickness * (1 + (index % 2))
      hinge.rotation.set(0, turn, (isSide ? sideFold : endFold) * MathUtils.DEG2RAD, 'YXZ')
      hinge.position.set(Math.cos(turn) * away, lift / 2, -Math.sin(turn) * away)
      panel.scale.set(Math.max(reach, 0.001), thickness * FLAP_THICKNESS, across * FLAP_WIDTH)
      panel.position.x = reach / 2
    }
    lid.visible = lidShut > 0.01
    lid.scale.set(length * Math.max(lidShut, 0.01), thickness, width)
    lid.position.set((-length * (1 - lidShut)) / 2, sideReach + thickness, 0)
  }

  function showCup({ length, width, height, standing, turned }: CupShape) {
    const hasBottom = standing > 0.5
    const isUpright = hasBottom || turned > 0
    rigs.cup.rotation.set(isUpright ? 0 : -Math.PI / 2, 0, -turned * Math.PI)
    cup.scale.set(length, height, width)
    cup.position.y = isUpright ? height / 2 : 0
    foot.visible = hasBottom
    foot.scale.set(length, 1, width)
    foot.position.y = height * BOTTOM_HEIGHT
  }

  return {
    root,
    show: ({ at, shape, slope }) => {
      root.position.fromArray(at)
      root.rotation.z = slope
      for (const [kind, rig] of Object.entries(rigs)) rig.visible = kind === shape.kind
      if (shape.kind === 'panels') showPanels(shape)
      else if (shape.kind === 'cup') showCup(shape)
      else reels[shape.kind].scale.set(shape.length, shape.height, shape.width)
    },
    free: () => {
      for (const shape of [box, roll, cone, bottom, tube, ...outlines, board, wall, line]) shape.dispose()
    },
  }
}

/** A cut-open reel of 1 m along x. Each corner of its section is given twice, so that shading does not round it. */
function createCore() {
  const corners = [
    [CORE_BORE, -1],
    [1, -1],
    [1, 1],
    [CORE_BORE, 1],
    [CORE_BORE, -1],
  ].flatMap(([out = 0, along = 0]) => Array.from({ length: 2 }, () => new Vector2(out / 2, along / 2)))
  return new LatheGeometry(corners, FACETS, CORE_FROM, CORE_SOLID).rotateZ(Math.PI / 2)
}
