import { joinLines } from './join-lines'
import { lengthen, type Section } from './lengthen'
import { type Line, type Point, traceLines, type Weight } from './lines'
import { type Bounds, findBounds, rasterise, type View } from './rasterise'
import type { Mesh } from './read-mesh'
import { findRegions } from './regions'
import { simplify } from './simplify'
import { thinOut } from './thin-out'

/** The longest side of a model in its drawing, in the drawing's units. */
const LONGEST = 1200

/** A file of more characters is drawn with fewer details; that of a lengthened machine may have twice as many. */
const MOST_CHARACTERS = 6000

/** How much is left out of a drawing, in its units. */
type Detail = {
  /** Parts of the machine of less length and height are not drawn. */
  smallest: number
  /** Surfaces of less thickness are joined to those beside them. */
  thinnest: number
  /** How far a line may be from where it is in the model. */
  tolerance: number
  /** Shorter lines are not drawn. */
  shortest: number
}

/** The detail that is tried first, chosen by eye. */
const FINEST: Detail = { smallest: 18, thinnest: 5, tolerance: 1.2, shortest: 8 }

/**
 * After a file that is 1.5 times too long, details are made coarser by 1.5 times this factor: a little more than needed,
 * so that few tries are enough.
 */
const COARSER = 1.1

const MOST_TRIES = 6

/**
 * Draws the views of a machine as the text of an SVG file; the same machine always gives the same text. It may be
 * longer than MOST_CHARACTERS after the last try.
 *
 * @param source a hash of what the machine is drawn from, which the file states
 * @param sections those that the drawing repeats, if the model is shorter than the machine
 */
export function drawMachine(mesh: Mesh, source: string, sections: readonly Section[] = []): string {
  const most = sections.length > 0 ? 2 * MOST_CHARACTERS : MOST_CHARACTERS
  let text = ''
  let coarseness = 1
  for (let attempt = 0; attempt < MOST_TRIES; attempt++) {
    text = formatDrawing(mesh, sections, source, {
      smallest: FINEST.smallest * coarseness,
      thinnest: Math.round(FINEST.thinnest * coarseness),
      // Grows more slowly, because lines that stray are seen sooner than details that are missing.
      tolerance: FINEST.tolerance * Math.sqrt(coarseness),
      shortest: FINEST.shortest * coarseness,
    })
    if (text.length <= most) break
    coarseness *= (text.length / most) * COARSER
  }
  return text
}

/** Widths of the lines in pixels, at any scale. */
const WIDTHS: Record<Weight, number> = { outline: 1.2, step: 0.8, edge: 0.5 }

/** Inner lines are lighter than the outline, so that a dense part of a small drawing is grey and not black. */
const OPACITIES: Record<Exclude<Weight, 'outline'>, number> = { step: 0.75, edge: 0.55 }

/** Draws both views of the machine, and of one that is lengthened also its model from the side. */
function formatDrawing(mesh: Mesh, sections: readonly Section[], source: string, detail: Detail): string {
  const bounds = findBounds(mesh)
  const scale = LONGEST / Math.max(...bounds.max.map((end, axis) => end - (bounds.min[axis] ?? 0)))
  const isLonger = sections.length > 0
  const machine = isLonger ? lengthen(mesh, sections) : mesh
  const symbols = [
    draw('side', machine, 'side'),
    draw('plan', machine, 'plan'),
    ...(isLonger ? [draw('model', mesh, 'side')] : []),
  ]
  return formatFile(symbols, source, describeScale(symbols[2] ?? symbols[0], bounds, scale))

  function draw(id: DrawnView['id'], drawn: Mesh, view: View): DrawnView {
    const raster = rasterise(drawn, view, findBounds(drawn), scale, detail.smallest)
    const { lines, left, top, width, height } = crop(drawView(raster, detail))
    // The outline comes first, because its fill would hide lines below it.
    const paths = (['outline', 'edge', 'step'] as const).map(weight => {
      const fill = weight === 'outline' ? 'fill-rule="evenodd"' : `fill="none" stroke-opacity="${OPACITIES[weight]}"`
      const d = formatPath(lines.filter(line => line.weight === weight).map(({ points }) => points))
      return `<path ${fill} stroke-width="${WIDTHS[weight]}" vector-effect="non-scaling-stroke" d="${d}"/>`
    })
    return { id, left, top, width, height, paths }
  }
}

/** A symbol of the file; 'model' is the side view of the model of a machine that is lengthened. */
type DrawnView = { id: View | 'model'; left: number; top: number; width: number; height: number; paths: string[] }

/**
 * Where the model is in the side view, as attributes: how many units a metre has, and where x = 0, y = 0 is. The strip
 * of a machine at work needs both to draw the way of the piece.
 */
function describeScale(side: DrawnView | undefined, { min, max }: Bounds, scale: number): string {
  const x = -(min[0] ?? 0) * scale - (side?.left ?? 0)
  const y = (max[1] ?? 0) * scale - (side?.top ?? 0)
  return `data-scale="${Math.round(scale * 10) / 10}" data-origin="${Math.round(x)} ${Math.round(y)}"`
}

/** The space around and between the views for those who open the file itself. */
const GAP = 100

/** An SVG file of symbols that stretch to any size, and both views for those who open the file itself. */
function formatFile(views: DrawnView[], source: string, scale: string): string {
  let y = 0
  const uses = views.slice(0, 2).map(({ id, width, height }) => {
    const use = `<use href="#${id}" y="${y}" width="${width}" height="${height}"/>`
    y += height + GAP
    return use
  })
  const box = [-GAP, -GAP, (views[0]?.width ?? 0) + 2 * GAP, y + GAP].join(' ')
  const symbols = views.map(({ id, width, height, paths }) => {
    const frame = `viewBox="0 0 ${width} ${height}" preserveAspectRatio="none" overflow="visible"`
    return `<symbol id="${id}" ${frame}>${paths.join('')}</symbol>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" data-source="${source}" ${scale} viewBox="${box}">`,
    ...symbols,
    `<g fill="#fff" stroke="#000">${uses.join('')}</g>`,
    '</svg>\n',
  ].join('\n')
}

/** The lines of a view. Simplifying once more after joining also removes points where two lines met. */
function drawView(raster: ReturnType<typeof rasterise>, { thinnest, tolerance, shortest }: Detail): Line[] {
  const traced = traceLines(raster, findRegions(raster, thinnest))
  const joined = joinLines(traced.map(line => ({ ...line, points: simplify(line.points, tolerance) })))
  return thinOut(joined.map(line => ({ ...line, points: simplify(line.points, tolerance) }))).filter(
    ({ points }) => measure(points) >= shortest,
  )
}

/**
 * Moves lines so that their bounding box begins at 0, 0. Returns them with the size of the box, and where it was: small
 * parts that are left out make it smaller than the machine.
 */
function crop(lines: readonly Line[]) {
  const points = lines.flatMap(line => line.points)
  const findRange = (axis: 0 | 1) => {
    const values = points.map(point => point[axis])
    return [
      values.reduce((a, b) => Math.min(a, b), Infinity),
      values.reduce((a, b) => Math.max(a, b), -Infinity),
    ] as const
  }
  const [[left, right], [top, bottom]] = [findRange(0), findRange(1)]
  const move = ([x, y]: Point): Point => [x - left, y - top]
  return {
    lines: lines.map(line => ({ ...line, points: line.points.map(move) })),
    left,
    top,
    width: right - left,
    height: bottom - top,
  }
}

/** The length of a line. */
function measure(points: readonly Point[]) {
  return points.reduce((sum, [x, y], index) => {
    const [fromX, fromY] = points[index - 1] ?? [x, y]
    return sum + Math.hypot(x - fromX, y - fromY)
  }, 0)
}

/** The `d` of an SVG path with these lines. */
function formatPath(lines: readonly Point[][]): string {
  return lines.map(formatLine).join('')
}

/** A line as SVG commands. All but the first are relative, which is the shortest notation. */
function formatLine(points: readonly Point[]): string {
  const [first, last] = [points[0], points.at(-1)]
  const isClosed = first && last && points.length > 3 && first[0] === last[0] && first[1] === last[1]
  const shown = isClosed ? points.slice(0, -1) : points
  const moves = shown.slice(1).map(([x, y], index) => {
    // Without the first point, each index is that of the point before.
    const [fromX = 0, fromY = 0] = shown[index] ?? []
    const [dx, dy] = [x - fromX, y - fromY]
    if (dy === 0) return `h${dx}`
    if (dx === 0) return `v${dy}`
    return `l${dx}${dy < 0 ? '' : ' '}${dy}`
  })
  return `M${first?.join(' ')}${moves.join('')}${isClosed ? 'z' : ''}`
}
