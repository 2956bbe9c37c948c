import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

type DisclosureProps = Pick<ComponentProps<'details'>, 'onToggle'> & { summary: string; children: ReactNode }

/** A disclosure. It is not printed while it is closed. */
export function Disclosure({ summary, children, onToggle }: DisclosureProps) {
  return (
    <details className="disclosure" onToggle={onToggle}>
      <summary>
        <Icon name="plus" />
        <span>{summary}</span>
      </summary>
      {children}
    </details>
  )
}

/** The calculation of a number, line by line. */
export function CalculationLines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="calculation">
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
