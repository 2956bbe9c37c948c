import type { Form } from './line-stops'

/**
 * The SVG path of a piece that lies on the floor, seen from above: a reel with its core, a sheet, a blank with flaps, a
 * closed box.
 * @param size its side
 */
export function drawPiece(form: Form, [x, y]: readonly [x: number, y: number], size: number): string {
  const [r, h] = [Math.round(size / 2), Math.round(size / 4)]
  const at = (left: number, top: number) => `M${Math.round(x + left)} ${Math.round(y + top)}`
  if (form === 'reel') return [r, h / 2].map(radius => drawCircle(at(-radius, 0), Math.round(radius))).join('')
  if (form === 'sheet') return `${at(-r, -h)}h${2 * r}v${2 * h}h${-2 * r}z`
  if (form === 'blank') {
    const [out, back] = [`h${h}`, `h${-h}`]
    return `${at(-r, -h)}${out}v${-h}h${2 * h}v${h}${out}v${2 * h}${back}v${h}h${-2 * h}v${-h}${back}z`
  }
  return `${at(-r, -r)}h${2 * r}v${2 * r}h${-2 * r}z${at(-r, 0)}h${2 * r}`
}

function drawCircle(start: string, radius: number) {
  const arc = (across: number) => `a${radius} ${radius} 0 1 1 ${across} 0`
  return `${start}${arc(2 * radius)}${arc(-2 * radius)}`
}
