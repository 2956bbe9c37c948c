import { type DrawnPanel, drawBlock, drawFolded, type Folding, viewClosed } from './fold'

/** A closed pack. Lengths are in mm, y is downwards. */
export type PackPicture = {
  panels: readonly DrawnPanel[]
  /** The left, top, width and height of all. */
  box: readonly [number, number, number, number]
}

/**
 * Draws a closed pack as it is folded from its blank.
 * @param folding null if it is not known how the pack is folded; then it is a block
 * @param size its length, width and height
 */
export function drawPack(folding: Folding | null, size: readonly [number, number, number]): PackPicture {
  const panels = folding ? drawFolded(folding, 0, viewClosed(folding)) : drawBlock(size)
  const points = panels.flatMap(panel => panel.points)
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { panels, box: [left, top, Math.max(...xs) - left, Math.max(...ys) - top] }
}
