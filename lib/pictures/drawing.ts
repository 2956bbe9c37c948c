import type { ShownPicture } from '@/lib/trade/product/picture'

/** A point in a picture: x from the left and y from the top, each 0 to 1. */
export type Point = readonly [x: number, y: number]

/** How far the extension lines reach beyond the dimension line, as a share of that line's distance from the machine. */
export const EXTENSION_OVERHANG = 0.25

/** Half the height of the number on the dimension line, in pixels of the picture. */
const HALF_FIGURE = 25

/** Distance of the dimension line from the machine's edge, as a share of the picture's width. */
const DIMENSION_GAP = 0.045

type Size = Pick<ShownPicture, 'width' | 'height'>

/** A dimension line in pixels of the picture: its centre (`x`, `y`), its rotation in degrees, and half its length. */
export type DimensionDrawing = {
  x: number
  y: number
  degrees: number
  half: number
  /** Distance of the line from the machine's edge. */
  gap: number
}

/**
 * Places the dimension line of the overall length next to the machine's front bottom edge, which is given by its two
 * ends. The line may lie below the picture.
 */
export function drawDimension({ width, height }: Size, [from, to]: readonly [Point, Point]): DimensionDrawing {
  const [x1, y1, x2, y2] = [from[0] * width, from[1] * height, to[0] * width, to[1] * height]
  const length = Math.hypot(x2 - x1, y2 - y1) || 1
  // The normal that points down the page, away from the machine.
  const normal = { x: -(y2 - y1) / length, y: (x2 - x1) / length }
  const gap = DIMENSION_GAP * width
  return {
    x: (x1 + x2) / 2 + normal.x * gap,
    y: (y1 + y2) / 2 + normal.y * gap,
    degrees: (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI,
    half: length / 2,
    gap,
  }
}

/** Whether the dimension line at this edge goes below the picture: the end of an extension line, or the number. */
export function isBelowPicture(size: Size, edge: readonly [Point, Point]): boolean {
  const { y, degrees, half, gap } = drawDimension(size, edge)
  const rise = Math.abs(Math.sin((degrees * Math.PI) / 180)) * half
  return Math.max(y + rise + gap * EXTENSION_OVERHANG, y + HALF_FIGURE) > size.height
}
