import type { ReactNode } from 'react'
import { Icon } from './icon'

const ROW = 'grid min-h-control cursor-pointer list-none items-center gap-1 py-0.5 sm:gap-1.5'
const WORDS =
  'text-[1.125rem]/[1.2] font-semi font-stretch-106% tracking-[-.01em] hover:text-kraft-text sm:text-[1.25rem]'
/** Hides Safari's own marker. */
const NO_MARKER = '[&::-webkit-details-marker]:hidden'

type AccordionItemProps = {
  /** Items with the same name close each other. */
  name: string
  isOpen: boolean
  /** Utility with the grid columns of the heading; the last column is for the icon. */
  columns: string
  heading: ReactNode
  children: ReactNode
}

/** An item of an accordion; its plus icon rotates to a cross while it is open. */
export function AccordionItem({ name, isOpen, columns, heading, children }: AccordionItemProps) {
  return (
    <details className="group border-b border-line open:border-ink" name={name} open={isOpen}>
      <summary className={`${ROW} ${WORDS} ${NO_MARKER} ${columns}`}>
        {heading}
        <Icon name="plus" className="transition-transform duration-slow group-open:rotate-45" />
      </summary>
      {children}
    </details>
  )
}
