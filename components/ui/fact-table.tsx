import type { ReactNode } from 'react'

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
    ? 'text-body max-sm:text-small font-book font-stretch-100%'
    : 'text-[1.1875rem] max-sm:text-body font-strong font-stretch-96% max-sm:font-stretch-78%'
  return (
    <tr className="hover:*:bg-plate print:flex print:break-inside-avoid">
      <th scope="row" className="fact">
        {name}
      </th>
      <td className={`fact ${look} tabular-nums`}>{children}</td>
    </tr>
  )
}
