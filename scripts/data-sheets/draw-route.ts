import type { RouteRow } from './line-sheet-content'
import { COLOURS, INNER, rule, write } from './sheet-style'

const PADDING = 3.5
const SIZE = 8.5
const NOTE_SIZE = 7
const BAR_HEIGHT = 5

/** Left edges and widths in points. */
const COLUMNS = {
  step: { x: 0, width: 138 },
  machine: { x: 142, width: 208 },
  count: { x: 350, width: 38 },
  hours: { x: 390, width: 36 },
  use: { x: 428, width: 30 },
  bar: { x: 464, width: 43 },
} as const

const HEADS = { step: 'Step', machine: 'Machine', count: 'Machines', hours: 'Hours', use: 'Use' } as const

type TextColumn = keyof typeof HEADS

/** Draws the route as a table with a utilisation bar per step; bought-in steps are grey. Returns the y below it. */
export function drawRoute(doc: PDFKit.PDFDocument, rows: readonly RouteRow[], top: number) {
  const heads = Object.entries(HEADS) as [TextColumn, string][]
  for (const [column, text] of heads) writeCell(column, text, { y: top, size: 7, colour: 'ink3' })
  let y = top + 11
  rule(doc, INNER.x, y, INNER.width)
  for (const row of rows) y = drawRow(row, y)
  return y

  function drawRow(row: RouteRow, above: number) {
    const isSold = row.share !== null
    const style = { y: above + PADDING, size: SIZE, colour: isSold ? 'ink' : 'ink3' } as const
    const ends = heads.map(([column]) => writeCell(column, row[column], style))
    const note = { y: isSold ? Math.max(...ends) : style.y, size: isSold ? NOTE_SIZE : SIZE, colour: 'ink3' } as const
    const end = row.note ? writeCell('machine', row.note, note) : 0
    if (row.share !== null) drawBar(row.share, above + PADDING + 2)
    const below = Math.max(...ends, end) + PADDING
    rule(doc, INNER.x, below, INNER.width, 'line')
    return below
  }

  /** Returns the y below the text. */
  function writeCell(
    column: TextColumn,
    text: string,
    style: { y: number; size: number; colour: keyof typeof COLOURS },
  ) {
    if (text === '') return style.y
    const { x, width } = COLUMNS[column]
    const align = column === 'step' || column === 'machine' ? 'left' : 'right'
    return write(doc, text, { ...style, x: INNER.x + x, width, align })
  }

  function drawBar(share: number, y: number) {
    const { x, width } = COLUMNS.bar
    doc.rect(INNER.x + x, y, width, BAR_HEIGHT).fill(COLOURS.plate)
    doc.rect(INNER.x + x, y, width * Math.min(share, 1), BAR_HEIGHT).fill(COLOURS.kraft)
  }
}
