import type { ReactNode } from 'react'
import { Icon } from './icon'

const ROW = 'grid min-h-6 cursor-pointer list-none items-center gap-1 py-1.5 sm:gap-1.5'
const WORDS =
  'text-[1.125rem]/[1.2] font-[580] font-stretch-106% tracking-[-.01em] hover:text-kraft-text sm:text-[1.25rem]'
/** Safari draws a sign of its own. */
const NO_MARKER = '[&::-webkit-details-marker]:hidden'

type AccordionItemProps = {
  /** What the items share of which one is open at a time. */
  name: string
  isOpen: boolean
  /** Utility for the columns of the heading's parts; the last is the sign's. */
  columns: string
  heading: ReactNode
  children: ReactNode
}

/** A ruled line that opens what stands below it; its plus turns into a cross. */
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
