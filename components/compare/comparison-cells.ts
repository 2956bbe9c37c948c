import type { ComparisonRow } from '@/lib/compare/comparison'

/**
 * ARIA roles of table elements, because some browsers drop the table semantics of elements with `display: grid` or
 * `block`.
 */
export const ROLES = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const

/** Grid columns by the number of machines. From 768 px there is a first column with the names of the figures. */
const COLUMNS = [
  'tablet:grid-cols-[clamp(136px,17%,210px)_minmax(0,1fr)]',
  'grid-cols-2 tablet:grid-cols-[clamp(136px,17%,210px)_repeat(2,minmax(0,1fr))]',
  'grid-cols-2 tablet:grid-cols-[clamp(136px,17%,210px)_repeat(3,minmax(0,1fr))]',
  'grid-cols-2 tablet:grid-cols-[clamp(136px,17%,210px)_repeat(4,minmax(0,1fr))]',
] as const

/** Classes of a cell in the first column. */
export const FIRST_CELL = 'border-line ps-1.25 pe-1.5 py-[13px] tablet:ps-1.75 print:py-[1pt]'

/** Classes of a row with this number of machines. */
export function getRowClasses(machines: number) {
  return `grid break-inside-avoid ${COLUMNS[machines - 1]}`
}

/** The class of a row with these cells. On a phone it is hidden if neither of the two visible machines states it. */
export function getStatedClass([first = null, second = null]: ComparisonRow['cells']) {
  return first === null && second === null ? 'max-tablet:hidden' : ''
}

/** Classes of a machine's cell. On a phone, the third and fourth columns are hidden. */
export function getCellClasses(column: number) {
  const edge = column === 0 ? 'tablet:border-s' : 'border-s'
  return `min-w-0 border-line px-1.25 tablet:px-1.75 ${edge} ${column > 1 ? 'max-tablet:hidden' : ''}`
}
