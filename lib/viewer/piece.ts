import {
  BoxGeometry,
  CylinderGeometry,
  DoubleSide,
  EdgesGeometry,
  Group,
  LineBasicMaterial,
  LineSegments,
  MathUtils,
  Mesh,
  MeshStandardMaterial,
} from 'three'
import type { Place, Shape } from './motion'

/** Edges of a piece show through everything, in a colour that no machine wears much of. */
const EDGE = 0xff3d00

/** How wide a cup is at its foot. */
const FOOT = 0.74

/** A piece on its way; three rigs make all forms. */
export type Piece = { root: Group; show: (place: Place) => void; free: () => void }

/** @param colour of its board, as CSS writes it */
export function createPiece(colour: string): Piece {
  // Seen from one side, a shader of the machine's serves it; only a cup shows its inside.
  const board = new MeshStandardMaterial({ color: colour, emissive: colour, emissiveIntensity: 0.25, roughness: 0.75 })
  const wall = board.clone()
  wall.side = DoubleSide
  const line = new LineBasicMaterial({ color: EDGE, depthTest: false })
  const box = new BoxGeometry()
  const roll = new CylinderGeometry(0.5, 0.5, 1, 24).rotateX(Math.PI / 2)
  const cone = new CylinderGeometry(0.5, 0.5 * FOOT, 1, 24, 1, true)
  const bottom = new CylinderGeometry(0.5 * FOOT, 0.5 * FOOT, 0.02, 24)
  const outlines = [box, roll, cone].map(shape => new EdgesGeometry(shape, 30))
  const [boxEdges, rollEdges, coneEdges] = outlines

  function add(parent: Group, shape: BoxGeometry | CylinderGeometry, edges?: EdgesGeometry) {
    const mesh = new Mesh(shape, shape === cone ? wall : board)
    if (edges) mesh.add(new LineSegments(edges, line))
    for (const part of [mesh, ...mesh.children]) part.frustumCulled = false
    for (const outline of mesh.children) outline.renderOrder = 1
    parent.add(mesh)
    return mesh
  }

  const rigs = { panels: new Group(), roll: new Group(), cup: new Group() }
  const root = new Group().add(...Object.values(rigs))
  const base = add(rigs.panels, box, boxEdges)
  const lid = add(rigs.panels, box, boxEdges)
  const hinges = [0, 1, 2, 3].map(() => {
    const hinge = new Group()
    rigs.panels.add(hinge)
    return { hinge, panel: add(hinge, box, boxEdges) }
  })
  const reel = add(rigs.roll, roll, rollEdges)
  const cup = add(rigs.cup, cone, coneEdges)
  const foot = add(rigs.cup, bottom)

  function showPanels([length = 1, width = 1, thickness = 0.01, side = 0, end = 0, ...folds]: readonly number[]) {
    const [sideFold = 0, endFold = 0, lidShare = 0] = folds
    base.scale.set(length, thickness, width)
    base.position.y = thickness / 2
    for (const [index, { hinge, panel }] of hinges.entries()) {
      const isSide = index < 2
      const [reach, across] = isSide ? [side, length] : [end, width]
      hinge.visible = reach > 0.001
      // Both pairs turn about z, and the sides with the whole hinge a quarter about y.
      const away = (isSide ? width : length) / 2
      const turn = (isSide ? Math.PI / 2 : 0) + (index % 2) * Math.PI
      // Flaps that lie on the panel lie on one another.
      const lift = thickness * (1 + (index % 2))
      hinge.rotation.set(0, turn, (isSide ? sideFold : endFold) * MathUtils.DEG2RAD, 'YXZ')
      hinge.position.set(Math.cos(turn) * away, lift / 2, -Math.sin(turn) * away)
      panel.scale.set(Math.max(reach, 0.001), thickness * 0.8, across * 0.985)
      panel.position.x = reach / 2
    }
    lid.visible = lidShare > 0.01
    lid.scale.set(length * Math.max(lidShare, 0.01), thickness, width)
    lid.position.set((-length * (1 - lidShare)) / 2, side + thickness, 0)
  }

  function showRoll([length = 1, width = 1, height = 1]: readonly number[]) {
    reel.scale.set(length, height, width)
  }

  function showCup([length = 1, width = 1, height = 1, foots = 0]: readonly number[]) {
    const hasFoot = foots > 0.5
    const stands = hasFoot || height < 0
    rigs.cup.rotation.x = stands ? 0 : -Math.PI / 2
    cup.scale.set(length, height, width)
    cup.position.y = stands ? height / 2 : 0
    foot.visible = hasFoot
    foot.scale.set(length, 1, width)
    foot.position.y = height * 0.06
  }

  const show: Record<Shape['kind'], (numbers: readonly number[]) => void> = {
    panels: showPanels,
    roll: showRoll,
    cup: showCup,
  }

  return {
    root,
    show: ({ at, shape, slope }) => {
      root.position.fromArray(at)
      root.rotation.z = slope
      for (const [kind, rig] of Object.entries(rigs)) rig.visible = kind === shape.kind
      show[shape.kind](shape.numbers)
    },
    free: () => {
      for (const shape of [box, roll, cone, bottom, ...outlines, board, wall, line]) shape.dispose()
    },
  }
}
