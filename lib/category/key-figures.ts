import type { Figure } from '@/lib/trade/product/figure'
import { findSpans } from '@/lib/trade/product/figure-spans'
import type { Product } from '@/lib/trade/product/product'
import type { Quantity } from '@/lib/trade/product/quantities'
import { OPEN_END } from '@/lib/trade/product/span'
import type { Words } from '@/lib/words/defaults'

/**
 * The sort key of a cell: first the rank of its unit, because metres cannot be compared with pieces, then its largest
 * number. Null for a cell without numbers, which is sorted last.
 */
export type SortKey = readonly [unit: number, number: number] | null

/** A table cell: the figures it shows, and its sort key. */
export type KeyFigureCell = { figures: Figure[]; sortKey: SortKey }

/** A column of the table: which figures of a machine are in its cell. */
type Column = {
  /** The key of its title in the words. */
  name: keyof Words['catalogue']['category']['figures']['columns']
  /** A cell shows the figures of any of these quantities. */
  quantities: readonly Quantity[]
  /** Show only the first figure found, with its name. */
  isFirstOnly?: boolean
}

/** The columns by which buyers compare machines of a category. */
const COLUMNS: readonly Column[] = [
  { name: 'speed', quantities: ['speed'] },
  { name: 'size', quantities: ['largest-sheet', 'largest-box', 'working-width'], isFirstOnly: true },
  { name: 'stock', quantities: ['stock-weight', 'stock-thickness'] },
  { name: 'power', quantities: ['power'] },
  { name: 'weight', quantities: ['weight'] },
  { name: 'overallSize', quantities: ['overall-size'] },
]

/** The table: `showsName` says that cells show the names of their figures, which differ from machine to machine. */
type KeyFigures = {
  columns: { name: Column['name']; showsName: boolean }[]
  rows: { product: Product; cells: KeyFigureCell[] }[]
}

/** Creates a table of key figures with one row per machine. Columns without any figure are left out. */
export function createKeyFigures(products: readonly Product[]): KeyFigures {
  const columns = COLUMNS.map(column => ({
    name: column.name,
    showsName: column.isFirstOnly ?? false,
    cells: createCells(column, products),
  })).filter(({ cells }) => cells.some(({ figures }) => figures.length > 0))
  return {
    columns: columns.map(({ name, showsName }) => ({ name, showsName })),
    rows: products.map((product, row) => ({ product, cells: columns.flatMap(({ cells }) => cells[row] ?? []) })),
  }
}

function createCells({ quantities, isFirstOnly }: Column, products: readonly Product[]): KeyFigureCell[] {
  const filled = products.map(({ figures }) => {
    const found = quantities.flatMap(quantity => figures.filter(figure => figure.quantity === quantity))
    return isFirstOnly ? found.slice(0, 1) : found
  })
  const units = [...new Set(filled.flatMap(([first]) => (first ? getUnit(first) : [])))]
  return filled.map(figures => ({ figures, sortKey: createSortKey(figures, units) }))
}

function createSortKey([first]: Figure[], units: readonly string[]): SortKey {
  if (!first) return null
  const numbers = findSpans(first).flatMap(span => span.filter(number => number !== OPEN_END))
  // A figure can be a text without a number, such as 'On request'.
  if (numbers.length === 0) return null
  return [units.indexOf(getUnit(first)), Math.max(0, ...numbers)]
}

function getUnit(figure: Figure) {
  return 'unit' in figure ? figure.unit : ''
}
