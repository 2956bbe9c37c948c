import type { MachineSize } from '@/lib/content/product'
import { drawFloorSpace } from '@/lib/product/floor-space'
import { formatLength } from './sheet-content'
import { COLOURS, INNER, write } from './sheet-style'

/** A drawing below this height, in points, would be illegible. The sizes are also in the table. */
const MIN_HEIGHT = 60
const CAPTION = 16
const LABEL_MARGIN = 6

/**
 * Draws the machine's side view and plan to scale beside a person, between the table and the title block. Draws nothing
 * if there is too little space.
 */
export function drawSheetFloorSpace(
  doc: PDFKit.PDFDocument,
  size: MachineSize,
  { top, bottom }: { top: number; bottom: number },
) {
  const available = bottom - top - CAPTION
  if (available < MIN_HEIGHT) return
  write(doc, 'Floor space to scale: side and plan of the overall size, beside a person 1.7 m tall', {
    ...{ size: 7.5, colour: 'ink3', x: INNER.x, y: top },
  })
  const { viewBox, side, plan, person, dimension } = drawFloorSpace(size, 0)
  const [left, up, width, height] = viewBox
  const scale = Math.min(INNER.width / width, available / height)
  doc.save()
  doc
    .translate(INNER.x, top + CAPTION)
    .scale(scale)
    .translate(-left, -up)
  doc.lineWidth(0.9 / scale).strokeColor(COLOURS.ink)
  for (const box of [side, plan])
    doc.rect(box.x, box.y, box.width, box.height).fillAndStroke(COLOURS.plate, COLOURS.ink)
  doc
    .moveTo(left, side.y + side.height)
    .lineTo(left + width, side.y + side.height)
    .stroke()
  doc.path(dimension.path).stroke()
  doc.path(person).fill(COLOURS.kraft)
  doc.restore()
  label(size.lengthMm, dimension, -5)
  label(size.heightMm, { x: side.x + side.width / 2, y: side.y + side.height / 2 }, -4)
  label(size.widthMm, { x: plan.x + plan.width / 2, y: plan.y + plan.height / 2 }, -4)

  /** Writes a length in both units, or in millimetres only if the drawing is too small for both. */
  function label(mm: number, { x, y }: { x: number; y: number }, shift: number) {
    const [pageX, pageY] = [INNER.x + (x - left) * scale, top + CAPTION + (y - up) * scale]
    doc.font('strong').fontSize(7.5)
    const { metric, inches } = formatLength(mm)
    const both = `${metric} (${inches})`
    const text = doc.widthOfString(both) + 3 * LABEL_MARGIN < side.width * scale ? both : metric
    const textWidth = doc.widthOfString(text)
    doc
      .rect(pageX - textWidth / 2 - 3, pageY + shift - 1, textWidth + 6, 10)
      .fill(shift === -5 ? '#FFFFFF' : COLOURS.plate)
    write(doc, text, { font: 'strong', size: 7.5, x: pageX - textWidth / 2, y: pageY + shift })
  }
}
