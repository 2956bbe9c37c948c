import type { Form } from './line-stops'

/**
 * The SVG path of a piece that lies on the floor, seen from above: a reel with its core, a sheet, a blank with flaps, a
 * closed box. All lengths are in mm.
 * @param centre its middle
 * @param size its side
 */
export function drawPiece(form: Form, [x, y]: readonly [x: number, y: number], size: number): string {
  const [half, quarter] = [Math.round(size / 2), Math.round(size / 4)]
  // Moves the pen to a point, which is given from the middle.
  const moveTo = (left: number, top: number) => `M${Math.round(x + left)} ${Math.round(y + top)}`
  if (form === 'reel') {
    return [half, quarter / 2].map(radius => drawCircle(moveTo(-radius, 0), Math.round(radius))).join('')
  }
  if (form === 'sheet') return `${moveTo(-half, -quarter)}h${2 * half}v${2 * quarter}h${-2 * half}z`
  if (form === 'blank') {
    // A cross, clockwise from the upper left corner of its left flap.
    return [
      `${moveTo(-half, -quarter)}h${quarter}v${-quarter}`,
      `h${2 * quarter}v${quarter}h${quarter}`,
      `v${2 * quarter}h${-quarter}v${quarter}`,
      `h${-2 * quarter}v${-quarter}h${-quarter}z`,
    ].join('')
  }
  return `${moveTo(-half, -half)}h${2 * half}v${2 * half}h${-2 * half}z${moveTo(-half, 0)}h${2 * half}`
}

/** A circle of two half arcs, from its leftmost point, to which `start` moves the pen. */
function drawCircle(start: string, radius: number) {
  const arc = (across: number) => `a${radius} ${radius} 0 1 1 ${across} 0`
  return `${start}${arc(2 * radius)}${arc(-2 * radius)}`
}
