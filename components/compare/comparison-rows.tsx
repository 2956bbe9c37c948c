import type { ComparableMachine, ComparisonRow } from '@/lib/compare/comparison'
import { FIRST_CELL, getCellClasses, getRowClasses, getStatedClass, ROLES } from './comparison-cells'

/** A bar at the start of rows that differ. Forced colours mode does not draw shadows, so there it is a border. */
const BAR = `inset-shadow-[4px_0_var(--kraft-edge)] [print-color-adjust:exact]
  forced-colors:border-s-4 forced-colors:border-s-[Highlight]`
const NAME = `${FIRST_CELL} text-start leading-[1.35] font-normal text-ink-2 wrap-anywhere max-lg:text-small
  tablet:border-b max-tablet:col-span-full max-tablet:pt-1.25 max-tablet:pb-0 print:text-[8pt] print:leading-[1.25]`
const VALUE = `border-b py-[13px] text-body/[1.35] font-strong font-stretch-96% wrap-anywhere tabular-nums
  max-lg:text-small max-tablet:pt-0.5 max-tablet:pb-1.25 print:py-[1pt] print:text-[8pt] print:leading-[1.25]`

type ComparisonRowsProps = { machines: readonly ComparableMachine[]; rows: readonly ComparisonRow[] }

/** Rows of the comparison, one per figure. */
export function ComparisonRows({ machines, rows }: ComparisonRowsProps) {
  return rows.map(({ name, cells, isDifferent }) => (
    <tr
      key={name}
      className={`${getRowClasses(machines.length)} ${getStatedClass(cells)} hover:bg-plate ${isDifferent ? BAR : ''}`}
      {...ROLES.row}
    >
      <th scope="row" className={NAME} {...ROLES.rowheader}>
        {name}
        {isDifferent && <span className="sr-only">, differs</span>}
      </th>
      {machines.map(({ slug }, column) => (
        <td key={slug} className={`${getCellClasses(column)} ${VALUE}`} {...ROLES.cell}>
          {cells[column] ?? (
            <span className="text-caption font-stretch-100% text-ink-3 print:text-[7pt]">not stated</span>
          )}
        </td>
      ))}
    </tr>
  ))
}
