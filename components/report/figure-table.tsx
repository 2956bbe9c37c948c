import { memo } from 'react'
import { ScrollSideways } from '@/components/ui/scroll-sideways'
import type { ReportPart } from '@/lib/trade/costs/report-sections'
import type { ReportTable } from '@/lib/trade/costs/report-table'

/** The most columns of a table that fits the width of a phone. */
const MOST_NARROW_COLUMNS = 4

/** Whether a part is a table that a phone scrolls sideways. */
export function isWide(part: ReportPart) {
  return part.kind === 'table' && part.head.length > MOST_NARROW_COLUMNS
}

/** The most characters of a cell that is a figure and stays on one line; a longer one is a sentence. */
const LONGEST_FIGURE = 20

const CELL = 'px-1 py-0.5 align-baseline'

/** A table of figures. A wide one scrolls sideways on a phone. */
export const FigureTable = memo(function FigureTable({ table, title }: { table: ReportTable; title: string }) {
  const name = table.caption ?? title
  if (!isWide(table)) return <Figures {...table} name={name} />
  return (
    <ScrollSideways name={name} hint={null}>
      <Figures {...table} name={name} scrolls />
    </ScrollSideways>
  )
})

type FiguresProps = ReportTable & {
  /** The caption; only for screen readers if the table has none of its own. */
  name: string
  /** Whether the table scrolls sideways on a phone. */
  scrolls?: boolean
}

/** The table itself: heads if it has any, and a row for each label. */
function Figures({ name, caption, head, rows, scrolls = false }: FiguresProps) {
  const width = head.length === 0 ? 'max-w-[46em]' : ''
  // Labels stay in view while the figures beside them are scrolled.
  const sticky = scrolls ? 'sticky start-0 bg-paper' : ''
  return (
    <table className={`w-full border-collapse text-small/[1.35] tabular-nums ${width}`}>
      <caption className={caption ? 'pb-1 text-start font-strong' : 'sr-only'}>{name}</caption>
      {head.length > 0 && (
        <thead>
          <tr className="border-b border-ink">
            {head.map((column, index) => {
              // The head of the column of labels may have no text, and is then no heading.
              const Cell = column === '' ? 'td' : 'th'
              // A column's name that ends with a number, such as 'Year 1', stays on one line.
              const wrapping = /\d$/.test(column) ? 'whitespace-nowrap' : ''
              return (
                <Cell
                  key={column}
                  scope={column === '' ? undefined : 'col'}
                  className={`${CELL} font-strong ${wrapping} ${index === 0 ? `text-start ${sticky}` : 'text-end'}`}
                >
                  {column}
                </Cell>
              )
            })}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(({ label, cells, isTotal }) => (
          <tr key={label} className={`border-b ${isTotal ? 'border-ink font-strong' : 'border-line'}`}>
            <th
              scope="row"
              className={`${CELL} text-start ${sticky} ${isTotal ? 'font-strong' : 'font-normal text-ink-2'}`}
            >
              {label}
            </th>
            {cells.map((cell, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their places
              <td key={index} className={`${CELL} text-end ${cell.length > LONGEST_FIGURE ? '' : 'whitespace-nowrap'}`}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
