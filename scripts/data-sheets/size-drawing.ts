import { getWords } from '@/lib/content/content'
import { type Dimension, drawFloorSpace, type Rectangle } from '@/lib/trade/product/floor-space'
import { areInMetres, formatLength } from '@/lib/trade/product/length'
import type { MachineSize } from '@/lib/trade/product/product'
import { findChange, type MachineDrawing } from '@/lib/viewer/machine-drawing'
import { fill } from '@/lib/words'
import { type Colour, colours, type Doc, INNER, NOTE_SIZE, write } from './sheet-page'
import { addPart, drawPart } from './structure'

/** In points. A lower drawing would be illegible, so it is left out; the sizes are also in the table. */
const MIN_DRAWING_HEIGHT = 60

/** The height of the caption above the drawing, in points. */
const CAPTION_HEIGHT = 16

/** The width in points of a line that is one pixel wide on screens. */
const LINE_WIDTH = 0.6

/** Draws the machine's side view and plan to scale beside a person, down to `bottom`, if there is space. */
export function drawSizes(doc: Doc, size: MachineSize, drawn: MachineDrawing | undefined, top: number, bottom: number) {
  const available = bottom - top - CAPTION_HEIGHT
  if (available < MIN_DRAWING_HEIGHT) return
  const { sheet, floorSpace } = getWords().product
  const inMetres = areInMetres([size.lengthMm, size.heightMm, size.widthMm])
  const sides = {
    length: formatLength(size.lengthMm, inMetres),
    height: formatLength(size.heightMm, inMetres),
    width: formatLength(size.widthMm, inMetres),
  }
  const change = drawn ? findChange(size, drawn) : null
  write(doc, change ? `${sheet.floor}. ${floorSpace[change]}` : sheet.floor, {
    size: NOTE_SIZE,
    colour: 'ink-3',
    x: INNER.x,
    y: top,
  })
  const part = addPart(doc, 'Figure', doc.root, { alt: fill(floorSpace.drawing, sides) })
  drawPart(doc, part, () => drawViews(doc, size, drawn, { y: top + CAPTION_HEIGHT, height: available }))
}

/** Draws both views with their dimensions, as large as the room between the margins allows. */
function drawViews(
  doc: Doc,
  size: MachineSize,
  drawn: MachineDrawing | undefined,
  { y, height }: { y: number; height: number },
) {
  const drawing = drawFloorSpace(size, { width: INNER.width, height })
  const { viewBox, scale, side, plan } = drawing
  // From a point of the drawing, in mm, to one of the page.
  const toPage = (x: number, down: number) =>
    [INNER.x + (x - viewBox[0]) * scale, y + (down - viewBox[1]) * scale] as const
  doc.save()
  doc.translate(...toPage(0, 0)).scale(scale)
  doc.lineWidth(LINE_WIDTH / scale)
  doc.path(drawing.door).stroke(colours['line-2'])
  doc.path(drawing.person).fill(colours['ink-3'])
  drawView(doc, side, drawn, 'side', scale)
  drawView(doc, plan, drawn, 'plan', scale)
  doc.lineWidth(LINE_WIDTH / scale)
  for (const path of [drawing.ground, drawing.length.path, drawing.height.path, drawing.width.path])
    doc.path(path).stroke(colours.ink)
  doc.restore()
  const dimensions = [drawing.length, drawing.height, drawing.width]
  const inMetres = areInMetres(dimensions.map(({ mm }) => mm))
  for (const dimension of dimensions) label(dimension)

  /** Writes a length in the middle of its dimension line, on a ground that interrupts the line. */
  function label({ x, y, mm }: Dimension) {
    doc.font('strong').fontSize(NOTE_SIZE)
    const text = formatLength(mm, inMetres)
    const width = doc.widthOfString(text)
    const [centreX, centreY] = toPage(x, y)
    doc.rect(centreX - width / 2 - 2, centreY - 5, width + 4, 10).fill(colours.sheet)
    write(doc, text, { font: 'strong', size: NOTE_SIZE, x: centreX - width / 2, y: centreY - 4, part: null })
  }
}

/** Draws a view in its outline, or the outline alone if the machine has no drawing. */
function drawView(
  doc: Doc,
  outline: Rectangle,
  drawn: MachineDrawing | undefined,
  view: 'side' | 'plan',
  scale: number,
) {
  const { x, y, width, height } = outline
  if (!drawn) {
    doc.rect(x, y, width, height).fillAndStroke(colours.plate, colours.ink)
    return
  }
  drawLines(doc, drawn, { view, box: outline, lineWidth: LINE_WIDTH / scale })
}

/**
 * How the lines of a view (see MachineDrawing) are drawn. `lineWidth`: the width of a line that is one pixel wide on
 * screens.
 */
type LineStyle = { view: keyof MachineDrawing['views']; box: Rectangle; lineWidth: number; colour?: Colour }

/** Draws the lines of a view, stretched to a box. */
export function drawLines(doc: Doc, drawn: MachineDrawing, { view, box, lineWidth, colour = 'ink' }: LineStyle) {
  for (const { path, pixels, isOutline } of readPaths(drawn, view)) {
    doc.lineWidth(pixels * lineWidth).path(stretchPath(path, box, drawn.views[view] ?? drawn.views.side))
    if (isOutline) doc.fillAndStroke(colours.sheet, colours[colour], 'even-odd')
    else doc.stroke(colours[colour])
  }
}

/** The paths of a view, in the order in which they are drawn. The outline is the only one with a `fill-rule`. */
function readPaths({ text }: MachineDrawing, view: string) {
  const [, symbol = ''] = new RegExp(`<symbol id="${view}"(.*)</symbol>`).exec(text) ?? []
  return [...symbol.matchAll(/<path (fill-rule)?.*? stroke-width="([\d.]+)".*? d="([^"]*)"/g)].map(
    ([, fillRule, pixels, path = '']) => ({ path, pixels: Number(pixels), isOutline: fillRule !== undefined }),
  )
}

/**
 * Stretches an SVG path to a box, without stretching its lines' width. Each of its lines begins with `M` and a point of
 * the view; the commands after that are relative: `h` across, `v` down, and `l` both.
 */
function stretchPath(path: string, box: Rectangle, [width, height]: readonly [number, number]): string {
  const [across, down] = [box.width / width, box.height / height]
  return path.replace(/([Mhvl])([-\d. ]+)/g, (_, command: string, list: string) => {
    const [first = 0, second = 0] = list.match(/-?\d+/g)?.map(Number) ?? []
    if (command === 'M') return `M${box.x + first * across} ${box.y + second * down}`
    if (command === 'h') return `h${first * across}`
    return command === 'v' ? `v${first * down}` : `l${first * across} ${second * down}`
  })
}
