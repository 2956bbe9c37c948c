// A spreadsheet as data: the contents of its cells, and formulas that refer to other rows by name.

/** A cell: a number, text, or a formula, in which {key} is the cell of another line. Text is never a formula. */
type BookCell = number | string | { formula: string } | null

/**
 * A line of a sheet: its label in column A, then its cells from B. A formula names a line by its key and gets its cell
 * in B. Of a yearly line it gets the cell of its own column, by {key<} that of the column before; by {key:} all cells
 * of a line. Of several lines with one key the first counts. Keys of inputs begin with @.
 */
export type BookLine = {
  label: string
  key?: string
  cells: BookCell[]
  isYearly?: true
  /** What a reader may change, if it is no formula. */
  isInput?: true
  isHead?: true
}

export type BookSheet = { title: string; lines: BookLine[] }

/** A cell whose value is computed by a formula. */
export function byFormula(formula: string): BookCell {
  return { formula }
}

/** A line with one cell, a formula that others can refer to by the key. */
export function single(label: string, key: string, formula: string): BookLine {
  return { label, key, cells: [byFormula(formula)] }
}

/** A line of column titles. */
export function head(label: string, ...cells: string[]): BookLine {
  return { label, cells, isHead: true }
}

/** The letters of the columns of a line's cells: column A has the labels. */
const COLUMNS = 'BCDEFGHI'

/** A key in braces, and what may follow it: {sales}, {cash<}, {flows:}. */
const NAMED_LINE = /\{([@\w-]+)([<:]?)\}/g

/** Puts addresses into all formulas; {row} is a line's own row. Throws if a formula names nothing. */
export function resolveFormulas(sheets: readonly BookSheet[]): BookSheet[] {
  const places = new Map<string, { sheet: string; row: number; line: BookLine }>()
  for (const { title, lines } of sheets) {
    for (const [index, line] of lines.entries()) {
      if (line.key && !places.has(line.key))
        places.set(line.key, { sheet: `'${title.replaceAll("'", "''")}'!`, row: index + 1, line })
    }
  }
  /** The address for {key}, with its mark '<', ':' or none, in the formula of the cell with this index. */
  const toAddress = (key: string, mark: string, cell: number) => {
    const place = places.get(key)
    if (!place) throw new Error(`No line of the spreadsheet has the key '${key}'`)
    const { sheet, row, line } = place
    if (mark === ':') return `${sheet}$B$${row}:$${COLUMNS[line.cells.length - 1]}$${row}`
    return `${sheet}$${COLUMNS[line.isYearly ? cell - Number(mark === '<') : 0]}$${row}`
  }
  const resolve = (formula: string, row: number, cell: number) =>
    formula.replace(NAMED_LINE, (_, key: string, mark: string) => {
      return key === 'row' ? String(row) : toAddress(key, mark, cell)
    })
  return sheets.map(({ title, lines }) => ({
    title,
    lines: lines.map((line, index) => ({
      ...line,
      cells: line.cells.map((cell, place) =>
        typeof cell === 'object' && cell ? byFormula(resolve(cell.formula, index + 1, place)) : cell,
      ),
    })),
  }))
}
