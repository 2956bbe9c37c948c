import type { ReactNode } from 'react'

type ActionRowProps = { children: ReactNode }

/** A row of buttons and links. Not printed. */
export function ActionRow({ children }: ActionRowProps) {
  return <div className="mt-4 flex flex-wrap gap-1.5 print:hidden!">{children}</div>
}
