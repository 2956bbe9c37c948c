import type { ComponentProps, ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'

const SUMMARY = 'flex min-h-touch cursor-pointer list-none items-center gap-1 [&::-webkit-details-marker]:hidden'

type DisclosureProps = Pick<ComponentProps<'details'>, 'onToggle'> & { summary: string; children: ReactNode }

/** A disclosure. It is not printed while it is closed. */
export function Disclosure({ summary, children, onToggle }: DisclosureProps) {
  return (
    <details className="group/disclosure" onToggle={onToggle}>
      <summary className={`${SUMMARY} text-small text-ink-2 hover:text-ink print:hidden`}>
        <Icon
          name="plus"
          className="size-2! transition-transform duration-slow group-open/disclosure:rotate-45 motion-reduce:transition-none"
        />
        <span className="underline decoration-line-2 underline-offset-4">{summary}</span>
      </summary>
      {children}
    </details>
  )
}

/** The calculation of a number, line by line. */
export function CalculationLines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="border-s-[1.5px] border-line-2 ps-1.5 text-small/[1.5] text-ink-2 tabular-nums">
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
