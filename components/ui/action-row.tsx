import type { ReactNode } from 'react'

type ActionRowProps = { children: ReactNode }

/** A row of buttons and links. Not printed. */
export function ActionRow({ children }: ActionRowProps) {
  return <div className="mt-4 flex flex-wrap gap-1.5 print:hidden!">{children}</div>
}

type ActionGridProps = { className?: string; children: ReactNode }

/** Buttons of one size: one below the other on a phone, two side by side from 600 px. Not printed. */
export function ActionGrid({ className = '', children }: ActionGridProps) {
  return <div className={`grid auto-rows-fr gap-1.5 sm:grid-cols-2 print:hidden! ${className}`}>{children}</div>
}
