import type { ReactNode } from 'react'
import { Icon } from './icon'

type AccordionItemProps = {
  /** Items with the same name close each other. */
  name: string
  isOpen: boolean
  /** Utility with the grid columns of the heading; the last column is for the icon. */
  columns: string
  heading: ReactNode
  children: ReactNode
}

/** An item of an accordion; its plus icon rotates to a cross while it is open. Its row's class is in repeated.css. */
export function AccordionItem({ name, isOpen, columns, heading, children }: AccordionItemProps) {
  return (
    <details className="border-b border-line open:border-ink" name={name} open={isOpen}>
      <summary className={`accordion-row ${columns}`}>
        {heading}
        <Icon name="plus" />
      </summary>
      {children}
    </details>
  )
}
