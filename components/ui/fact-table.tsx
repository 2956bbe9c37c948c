import type { ReactNode } from 'react'

/** Classes of both cells of a row. In print, rows are in two columns, and each is split in half. */
const CELL = 'border-b border-line px-0 py-[13px] text-start max-sm:py-1 align-baseline'
const PRINTED_CELL = 'print:flex-1 print:px-0 print:py-[2pt] print:text-[8pt]'

type FactTableProps = {
  /** For screen readers; visually hidden, because the heading above says the same. */
  caption: string
  className?: string
  /** Its rows: {@link FactRow}. */
  children: ReactNode
}

/** A table of facts, with name and value. */
export function FactTable({ caption, className = '', children }: FactTableProps) {
  return (
    <table className={`w-full border-collapse border-t border-ink ${className}`}>
      <caption className="sr-only">{caption}</caption>
      <tbody className="print:block print:columns-2 print:gap-x-[16pt]">{children}</tbody>
    </table>
  )
}

type FactRowProps = {
  name: string
  /** Whether the value is text, which is lighter and narrower than a figure. */
  isWords?: boolean
  children: ReactNode
}

/** A row with one fact. */
export function FactRow({ name, isWords = false, children }: FactRowProps) {
  const look = isWords
    ? 'text-body/[1.35] font-book font-stretch-100%'
    : 'text-[1.1875rem]/[1.35] font-strong font-stretch-96%'
  return (
    <tr className="hover:*:bg-plate print:flex print:break-inside-avoid">
      <th scope="row" className={`${CELL} ${PRINTED_CELL} w-[46%] pe-3 leading-[1.35] font-normal text-ink-2`}>
        {name}
      </th>
      <td className={`${CELL} ${PRINTED_CELL} ${look} tabular-nums`}>{children}</td>
    </tr>
  )
}
