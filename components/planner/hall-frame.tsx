import type { ReactNode } from 'react'

/** The frame around the drawing of a hall: a drawing that is wider scrolls sideways in it. */
export function HallFrame({ children }: { children: ReactNode }) {
  return (
    <div
      className="overflow-x-auto print:overflow-visible"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {children}
    </div>
  )
}
