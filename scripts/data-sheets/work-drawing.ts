import { FORM_SIGNS } from '@/lib/viewer/form-signs'
import type { MachineDrawing } from '@/lib/viewer/machine-drawing'
import { SIGN_SCALE, type WorkState } from '@/lib/viewer/work-strip'
import type { WorkContent } from './machine-sheet-content'
import { colours, type Doc, INNER, write } from './sheet-page'
import { drawLines } from './size-drawing'
import { addPart } from './structure'

/** Space between two drawings, in points. */
const GAP = 10

/** Widths of lines in points: of the machine, of the way of the piece, and of the sign of its form. */
const LINE_WIDTHS = { machine: 0.4, way: 0.6, sign: 0.8 }

/** The radius of the dot on the piece, in units of the strip. */
const DOT_RADIUS = 3.5

/** A row has room for as many drawings as a strip has at most. */
const MOST_COLUMNS = 6

/**
 * Draws a machine at work: in a row, where the piece is at each station and what it is there, with what happens below.
 * Returns the y below the longest text.
 */
export function drawWork(doc: Doc, { title, strip, texts }: WorkContent, drawing: MachineDrawing, top: number): number {
  const below = write(doc, title, { size: 9, colour: 'ink-2', ...INNER, y: top, part: addPart(doc, 'H2') }) + 4
  const width = (INNER.width - GAP * (MOST_COLUMNS - 1)) / MOST_COLUMNS
  const scale = width / strip.width
  const list = addPart(doc, 'L')
  const ends = strip.states.map((state, index) => {
    const x = INNER.x + index * (width + GAP)
    doc.save().translate(x, below).scale(scale)
    drawState(doc, strip, state, drawing, scale)
    doc.restore()
    const item = addPart(doc, 'LI', list)
    const [label, body] = [addPart(doc, 'Lbl', item), addPart(doc, 'LBody', item)]
    const { name = '', form = '', work = '' } = texts[index] ?? {}
    const place = { x, width }
    const nameEnd = write(doc, name, {
      font: 'strong',
      size: 8,
      y: below + strip.height * scale + 4,
      part: label,
      ...place,
    })
    const formEnd = write(doc, form, { size: 8, colour: 'ink-2', y: nameEnd, part: body, ...place })
    return work ? write(doc, work, { size: 7.5, colour: 'ink-2', y: formEnd + 2, part: body, ...place }) : formEnd
  })
  return Math.max(...ends)
}

/** Draws the machine, the way of the piece, its place, and the sign of its form, in units of the strip. */
function drawState(
  doc: Doc,
  { view, machine, way }: WorkContent['strip'],
  { form, x, y, signX, leader }: WorkState,
  drawing: MachineDrawing,
  // Points to a unit of the strip, by which the pen is scaled: line widths are divided by it to be in points.
  scale: number,
) {
  drawLines(doc, drawing, { view, box: machine, lineWidth: LINE_WIDTHS.machine / scale, colour: 'ink-3' })
  doc
    .lineWidth(LINE_WIDTHS.way / scale)
    .path(`${way}${leader}`)
    .stroke(colours.signal)
  doc.circle(x, y, DOT_RADIUS).fillAndStroke(colours.signal, colours.sheet)
  doc.translate(signX, 0).scale(SIGN_SCALE)
  doc
    .lineWidth(LINE_WIDTHS.sign / scale / SIGN_SCALE)
    .path(FORM_SIGNS[form])
    .fillAndStroke(colours.sheet, colours.ink)
}
