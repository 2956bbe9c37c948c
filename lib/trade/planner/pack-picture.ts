import { type DrawnPanel, drawBlock, drawFolded, type Folding, viewClosed } from './fold'
import type { Point } from './outline'

/** A closed pack beside a sheet of paper on the same ground. Lengths are in mm, y is downwards. */
export type PackPicture = {
  panels: readonly DrawnPanel[]
  /** The corners of the sheet; the nearest one first. */
  paper: readonly Point[]
  /** What the sheet's size is called. */
  paperName: 'A4' | 'A6'
  /** The left, top, width and height of all. */
  box: readonly [number, number, number, number]
}

/** The sides of a sheet of office paper, which everybody knows, and of a quarter of one, the size of a postcard. */
const A4 = { name: 'A4', short: 210, long: 297 } as const
const A6 = { name: 'A6', short: 105, long: 148 } as const

/** A pack up to this length would be lost beside a sheet of A4. */
const LONGEST_SMALL = 180

/** The space between the pack and the sheet, as a share of the sheet's short side. */
const GAP = 0.3

/** How far a mm along an edge on the ground goes to the side. */
const ASIDE = Math.cos(Math.PI / 6)

/**
 * Draws a closed pack as it is folded from its blank, beside a sheet of A4 or, if it is small, of A6. Their nearest
 * corners are level.
 * @param folding null if it is not known how the pack is folded; then it is a block
 * @param size its length, width and height
 */
export function drawPack(folding: Folding | null, size: readonly [number, number, number]): PackPicture {
  const panels = folding ? drawFolded(folding, 0, viewClosed(folding)) : drawBlock(size)
  const points = panels.flatMap(panel => panel.points)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top, bottom] = [Math.min(...xs), Math.min(...ys), Math.max(...ys)]
  const { name, short, long } = Math.max(...size) <= LONGEST_SMALL ? A6 : A4
  const x = Math.max(...xs) + (GAP + ASIDE) * short
  /** A point on the ground, so many mm from the sheet's nearest corner along its edges to the left and to the right. */
  const step = (leftwards: number, rightwards: number): Point => [
    x + (rightwards - leftwards) * ASIDE,
    bottom - (leftwards + rightwards) / 2,
  ]
  const paper = [step(0, 0), step(short, 0), step(short, long), step(0, long)]
  const highest = Math.min(top, bottom - (short + long) / 2)
  return { panels, paper, paperName: name, box: [left, highest, x + long * ASIDE - left, bottom - highest] }
}
