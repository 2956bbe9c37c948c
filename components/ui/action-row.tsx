import type { ReactNode } from 'react'

type ActionRowProps = { children: ReactNode }

/** The ways on from a text: buttons and links in a row, which paper leaves out. */
export function ActionRow({ children }: ActionRowProps) {
  return <div className="mt-4 flex flex-wrap gap-1.5 print:hidden!">{children}</div>
}
