import { type Line, type Point, traceLines, type Weight } from './lines'
import { type Bounds, findBounds, rasterise, type View } from './rasterise'
import type { Mesh } from './read-mesh'
import { findRegions } from './regions'
import { joinLines, simplify } from './simplify'

/** The longest side of a drawing, in its units. */
const LONGEST = 1200

/** A file of more characters is drawn with fewer details. */
const MOST_CHARACTERS = 6000

/** How much is left out, from fine to coarse; all in the drawing's units. */
type Detail = { smallest: number; thinnest: number; tolerance: number; shortest: number }

const FIRST: Detail = { smallest: 18, thinnest: 5, tolerance: 1.2, shortest: 8 }
/** Too long a drawing is repeated this much coarser than by how much it is too long. */
const COARSER = 1.1
const MOST_ROUNDS = 6

/** Draws the views of a machine; the same machine always gives the same text. */
export function drawMachine(mesh: Mesh, source: string): string {
  let [text, by] = ['', 1]
  for (let round = 0; round < MOST_ROUNDS; round++) {
    text = formatDrawing(mesh, source, {
      smallest: FIRST.smallest * by,
      thinnest: Math.round(FIRST.thinnest * by),
      tolerance: FIRST.tolerance * by ** 0.5,
      shortest: FIRST.shortest * by,
    })
    if (text.length <= MOST_CHARACTERS) break
    by *= (text.length / MOST_CHARACTERS) * COARSER
  }
  return text
}

/** Widths of the lines in pixels, at any scale. */
const WIDTHS: Record<Weight, number> = { outline: 1.4, step: 0.8, edge: 0.5 }

function formatDrawing(mesh: Mesh, source: string, detail: Detail): string {
  const bounds = findBounds(mesh)
  const scale = LONGEST / Math.max(...bounds.max.map((end, axis) => end - (bounds.min[axis] ?? 0)))
  const symbols = (['side', 'plan'] as const).map(view => {
    const raster = rasterise(mesh, view, bounds, scale, detail.smallest)
    const { lines, left, top, width, height } = crop(drawView(raster, detail))
    // The outline is filled, so that it comes first.
    const paths = (['outline', 'edge', 'step'] as const).map(weight => {
      const fill = weight === 'outline' ? 'fill-rule="evenodd"' : 'fill="none"'
      const d = formatPath(lines.filter(line => line.weight === weight).map(({ points }) => points))
      return `<path ${fill} stroke-width="${WIDTHS[weight]}" vector-effect="non-scaling-stroke" d="${d}"/>`
    })
    return { view, left, top, width, height, paths }
  })
  return formatFile(symbols, source, describeScale(symbols[0], bounds, scale))
}

type DrawnView = { view: View; left: number; top: number; width: number; height: number; paths: string[] }

/** Where the model's metres are in the side view: units a metre, and the place of x = 0, y = 0. */
function describeScale(side: DrawnView | undefined, { min, max }: Bounds, scale: number): string {
  const x = -(min[0] ?? 0) * scale - (side?.left ?? 0)
  const y = (max[1] ?? 0) * scale - (side?.top ?? 0)
  return `data-scale="${Math.round(scale * 10) / 10}" data-origin="${Math.round(x)} ${Math.round(y)}"`
}

/** The space between the views, where the file is looked at. */
const GAP = 100

/** Two symbols that stretch to any size; below, where the file itself is looked at, both views. */
function formatFile(views: DrawnView[], source: string, scale: string): string {
  let y = 0
  const uses = views.map(({ view, width, height }) => {
    const use = `<use href="#${view}" y="${y}" width="${width}" height="${height}"/>`
    y += height + GAP
    return use
  })
  const box = [-GAP, -GAP, (views[0]?.width ?? 0) + 2 * GAP, y + GAP].join(' ')
  const symbols = views.map(({ view, width, height, paths }) => {
    const frame = `viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" overflow="visible"`
    return `<symbol id="${view}" ${frame}>${paths.join('')}</symbol>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" data-source="${source}" ${scale} viewBox="${box}">`,
    ...symbols,
    `<g fill="#fff" stroke="#000">${uses.join('')}</g>`,
    '</svg>\n',
  ].join('\n')
}

function drawView(raster: ReturnType<typeof rasterise>, { thinnest, tolerance, shortest }: Detail): Line[] {
  const traced = traceLines(raster, findRegions(raster, thinnest))
  return joinLines(traced.map(line => ({ ...line, points: simplify(line.points, tolerance) })))
    .map(line => ({ ...line, points: simplify(line.points, tolerance) }))
    .filter(({ points }) => measure(points) >= shortest)
}

/** Moves the lines to the corner of the view, whose sides are what is drawn: small parts that are left out do not count. */
function crop(lines: readonly Line[]) {
  const points = lines.flatMap(line => line.points)
  const range = (place: 0 | 1) => {
    const values = points.map(point => point[place])
    return [values.reduce((a, b) => Math.min(a, b), Infinity), values.reduce((a, b) => Math.max(a, b), 0)] as const
  }
  const [[left, right], [top, bottom]] = [range(0), range(1)]
  const move = ([x, y]: Point): Point => [x - left, y - top]
  return {
    lines: lines.map(line => ({ ...line, points: line.points.map(move) })),
    left,
    top,
    width: right - left,
    height: bottom - top,
  }
}

function measure(points: readonly Point[]) {
  return points
    .slice(1)
    .reduce((sum, [x, y], at) => sum + Math.hypot(x - (points[at]?.[0] ?? x), y - (points[at]?.[1] ?? y)), 0)
}

function formatPath(lines: readonly Point[][]): string {
  return lines.map(formatLine).join('')
}

function formatLine(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)]
  const isClosed = first && last && points.length > 3 && first[0] === last[0] && first[1] === last[1]
  const shown = isClosed ? points.slice(0, -1) : points
  const moves = shown.slice(1).map(([x, y], at) => {
    const [dx, dy] = [x - (shown[at]?.[0] ?? 0), y - (shown[at]?.[1] ?? 0)]
    if (dy === 0) return `h${dx}`
    if (dx === 0) return `v${dy}`
    return `l${dx}${dy < 0 ? '' : ' '}${dy}`
  })
  return `M${first?.join(' ')}${moves.join('')}${isClosed ? 'z' : ''}`
}
