import type { ReactNode } from 'react'

type ListNoteProps = { role: 'alert' | 'status'; children: ReactNode }

/** A note above a list. */
export function ListNote({ role, children }: ListNoteProps) {
  return (
    <p className="mb-2 border-s-4 border-ink bg-plate px-2 py-1.5 text-small wrap-anywhere" role={role}>
      {children}
    </p>
  )
}
