import type { Shape, Sizes } from './blanks'
import type { Style } from './line'
import { listPanels, type Panel } from './outline'

/**
 * The areas in mm² of what is left of a part's blank, or of both that it is joined from, once corners and cut-outs are
 * gone: of the blank itself, and of the piece on the printed sheet, which is the wrap of a rigid box. None is larger
 * than the rectangles that are laid.
 */
export type Areas = { blank: number; piece: number }

/**
 * Blanks whose outline is not known: their drawing leaves out the flaps at their corners, so the whole rectangle around
 * them counts.
 */
const UNKNOWN: ReadonlySet<Style['formula']> = new Set([
  'mailer',
  'shoe',
  'crate',
  'four-corner',
  'tray',
  'clamshell',
  'meal-box',
])

/** Whether the area of a blank is that of its outline, and not of the rectangle around it. */
export function isOutlineKnown(formula: Style['formula']): boolean {
  return !UNKNOWN.has(formula)
}

type Measured = Pick<Shape, 'blanks' | 'across' | 'along' | 'piece'>

/**
 * Measures what remains of the rectangle around a blank. A slotted box loses only the board above and below its joint
 * flap: its flaps are as wide as its panels. Slots, windows and roundings are not taken off.
 */
export function measureAreas({ formula }: Pick<Style, 'formula'>, sizes: Sizes, shape: Measured): Areas {
  const { l, w, h, assume } = sizes
  const { across, along } = shape
  const blank = across * along
  const [long, short] = shape.piece
  const piece = long * short
  const panels = () => sumAreas(listPanels({ formula }, sizes, shape))
  switch (formula) {
    case 'rsc':
      return ofBlank(shape.blanks * (blank - assume('joint-flap') * (along - h - 2 * sizes.t)))
    case 'cup':
      return ofBlank(measureFan(sizes))
    // Its panels are the wrap; the tray under it is cut out at its four corners.
    case 'rigid':
    case 'book':
      return { blank: Math.round(blank - (across - l) * (along - w)), piece: Math.min(panels(), piece) }
    default:
      return ofBlank(isOutlineKnown(formula) ? panels() : blank)
  }

  function ofBlank(area: number): Areas {
    const rounded = Math.min(Math.round(area), shape.blanks * blank)
    return { blank: rounded, piece: rounded }
  }
}

/** The fan of a cup: a part of a ring, with the seam along one side of it and the rim along its outer arc. */
function measureFan({ number, h, assume }: Sizes): number {
  const [top, bottom] = [number('top'), number('bottom')]
  const slant = Math.hypot(h, (top - bottom) / 2)
  return (Math.PI * slant * (top + bottom)) / 2 + assume('fan-seam') * slant + assume('fan-rim') * Math.PI * top
}

function sumAreas(panels: readonly Panel[]): number {
  return Math.round(panels.reduce((total, panel) => total + measurePanel(panel), 0))
}

/** The area of a polygon, from the products of neighbouring corners. */
function measurePanel({ corners }: Panel): number {
  const double = corners.reduce((total, [x, y], index) => {
    const [nextX, nextY] = corners[(index + 1) % corners.length] ?? [x, y]
    return total + x * nextY - nextX * y
  }, 0)
  return Math.abs(double) / 2
}
