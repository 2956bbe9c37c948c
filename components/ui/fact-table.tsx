import type { ReactNode } from 'react'

type FactTableProps = {
  /** For screen readers; visually hidden, because the heading above says the same. */
  caption: string
  className?: string
  /** Whether its rows are in two columns from 1200 px on, from left to right. */
  hasTwoColumns?: boolean
  /** Its rows: {@link FactRow}. */
  children: ReactNode
}

/** A table of facts, with name and value; in print its rows are in two columns. */
export function FactTable({ caption, className = '', hasTwoColumns = false, children }: FactTableProps) {
  return (
    <table className={`w-full border-collapse border-t border-ink ${className}`}>
      <caption className="sr-only">{caption}</caption>
      <tbody className={`print:block print:columns-2 print:gap-x-[16pt] ${hasTwoColumns ? 'fact-columns' : ''}`}>
        {children}
      </tbody>
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
  return (
    <tr className="fact-row">
      <th scope="row" className="fact">
        {name}
      </th>
      <td className={isWords ? 'fact' : 'fact fact-figure'}>{children}</td>
    </tr>
  )
}
