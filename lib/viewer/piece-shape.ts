import type { Form, Triple, WayPoint } from './motion'

/**
 * A panel, with a pair of side panels and a pair of end panels on hinges, and a lid. Lengths in metres, folds in
 * degrees from flat; `lidShut` is 0 without a lid and 1 when it is shut.
 */
export type PanelsShape = {
  kind: 'panels'
  length: number
  width: number
  thickness: number
  /** How far the side panels and the end panels reach out of the panel when they are flat. */
  sideReach: number
  endReach: number
  sideFold: number
  endFold: number
  lidShut: number
}

/**
 * A reel: a 'roll' lies across the machine, and its height is its diameter; a 'core' lies along the machine, and its
 * width and height are its diameter. A core is cut open, so that the shaft in it is seen.
 */
type ReelShape = { kind: 'roll' | 'core'; length: number; width: number; height: number }

/**
 * A cone with its length and width as diameters. `standing` is 1 for a cup with a bottom, which stands open above, and
 * 0 for a sleeve, which lies with its foot towards the operator. `turned` is how far it is turned over about its foot:
 * 1 is mouth down.
 */
export type CupShape = {
  kind: 'cup'
  length: number
  width: number
  height: number
  standing: number
  turned: number
}

/** What is drawn of a piece. */
export type Shape = PanelsShape | ReelShape | CupShape

/** Thickness of a drawn sheet, in metres: more than a real one has, so that it is seen. */
const SHEET = 0.008

/** Degrees by which flaps are folded that lie on the panel. */
const FLAT_ON = 178

/** A panel of a thickness, flat and without flaps unless `folds` says more. */
function panels([length, width]: Triple, thickness: number, folds: Partial<PanelsShape> = {}): PanelsShape {
  const flat = { sideReach: 0, endReach: 0, sideFold: 0, endFold: 0, lidShut: 0 }
  return { kind: 'panels', length, width, thickness, ...flat, ...folds }
}

/** A reel whose width equals its height, its diameter, lies along the machine. */
function reel([length, width, height]: Triple): ReelShape {
  return { kind: width === height ? 'core' : 'roll', length, width, height }
}

/** A cup or a sleeve. A negative height says that it hangs mouth down. */
function cone([length, width, height]: Triple, standing: number): CupShape {
  return { kind: 'cup', length, width, height: Math.abs(height), standing, turned: height < 0 ? 1 : 0 }
}

/** The flaps of a carton's blank, whose side panels reach as far as the third side of its size says. */
const carton = ([, , reach]: Triple, sideFold: number) => ({ sideReach: reach, endReach: reach * 0.6, sideFold })

/** Four walls that are folded up. */
const walls = ([, , height]: Triple, lidShut: number) => ({
  sideReach: height,
  endReach: height,
  sideFold: 90,
  endFold: 90,
  lidShut,
})

/** The shape of each form, by the size of the piece: length, width and height, or how far its side panels reach. */
const SHAPES: Readonly<Record<Form, (size: Triple) => Shape>> = {
  reel,
  web: size => panels(size, SHEET),
  sheet: size => panels(size, SHEET),
  board: size => panels(size, Math.max(size[2], SHEET)),
  pile: size => panels(size, size[2]),
  blank: size => panels(size, SHEET, carton(size, 0)),
  folding: size => panels(size, SHEET, carton(size, 80)),
  folded: size => panels(size, SHEET, carton(size, FLAT_ON)),
  tray: size => panels(size, SHEET, walls(size, 0)),
  box: size => panels(size, SHEET, walls(size, 1)),
  bag: size => panels(size, SHEET, carton(size, FLAT_ON)),
  case: size => panels(size, SHEET * 1.5, { sideReach: size[2] }),
  envelope: size =>
    panels(size, SHEET, { sideReach: size[2], endReach: size[2] * 0.5, sideFold: FLAT_ON, endFold: FLAT_ON }),
  glue: size => panels(size, size[2]),
  sleeve: size => cone(size, 0),
  cup: size => cone(size, 1),
}

/** The shape that a piece has at a point of its way. */
export function toShape({ form, size }: Pick<WayPoint, 'form' | 'size'>): Shape {
  return SHAPES[form](size)
}

/** The value at a share, 0 to 1, of the way from one number to another. */
export function mix(from: number, to: number, share: number): number {
  return from + (to - from) * share
}

/** A shape on the way from one to another; between two kinds there is no way, so it changes in the middle. */
export function blendShapes(from: Shape, to: Shape, share: number): Shape {
  if (from.kind !== to.kind) return share < 0.5 ? from : to
  const ends: Readonly<Record<string, string | number>> = to
  const blended = Object.entries(from).map(([name, value]) => {
    const end = ends[name]
    return [name, typeof value === 'number' && typeof end === 'number' ? mix(value, end, share) : value]
  })
  return Object.fromEntries(blended)
}
