import type { Row } from './sheet-content'
import { INNER, rule, write } from './sheet-style'

const HEAD_HEIGHT = 15
const ROW_HEIGHT = 9
const GAP = 20
const COLUMN = (INNER.width - GAP) / 2
const SIZE = 6.5
export const ASSUMPTIONS_HEAD =
  'Estimate from catalogue figures and these assumptions, which the page lets you change; not a promise of output.'

/** Height in points of the assumptions in two columns. */
export function measureAssumptions(rows: readonly Row[]) {
  return HEAD_HEIGHT + Math.ceil(rows.length / 2) * ROW_HEIGHT
}

/** Draws the assumptions in two columns, one line each. */
export function drawAssumptions(doc: PDFKit.PDFDocument, rows: readonly Row[], top: number) {
  write(doc, ASSUMPTIONS_HEAD, { font: 'strong', size: 7.5, x: INNER.x, y: top })
  const half = Math.ceil(rows.length / 2)
  for (const [index, { name, value }] of rows.entries()) {
    const x = INNER.x + (index < half ? 0 : COLUMN + GAP)
    const y = top + HEAD_HEIGHT + (index % half) * ROW_HEIGHT
    rule(doc, x, y - 1.5, COLUMN, 'line')
    write(doc, name, { size: SIZE, colour: 'ink2', x, y })
    write(doc, value, { font: 'strong', size: SIZE, x, y, width: COLUMN, align: 'right' })
  }
}
