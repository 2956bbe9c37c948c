import type { ReactNode } from 'react'
import { ScrollHint } from '@/components/ui/scroll-sideways'

/** The sentence above a drawing that is wider than its frame, and classes that hide it at the widths where it is not. */
export type HallHint = { text: string; className: string }

type HallFrameProps = {
  /** Null above a drawing that every window shows in whole. */
  hint: HallHint | null
  children: ReactNode
}

/** The frame around the drawing of a hall: a drawing that is wider scrolls sideways in it. */
export function HallFrame({ hint, children }: HallFrameProps) {
  return (
    <>
      {hint && <ScrollHint className={hint.className}>{hint.text}</ScrollHint>}
      <div
        className="overflow-x-auto print:overflow-visible"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
        tabIndex={0}
      >
        {children}
      </div>
    </>
  )
}
