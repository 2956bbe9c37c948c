import type { ReactNode } from 'react'

/** 20 px above the foot of the window or the tray, at most 440 px wide, and 16 px from the sides. */
const PLACE = 'fixed start-2 bottom-[calc(20px+var(--tray,0px))] z-60 w-[min(440px,100%-32px)] print:hidden!'
/** Pointer events go through the region to the page below it, except on its messages. */
const CLICKS = 'pointer-events-none *:pointer-events-auto'

type CornerProps = {
  /** If false, the messages are only announced by screen readers. */
  isShown?: boolean
  children: ReactNode
}

/**
 * A region for messages in the corner of the window, above the comparison's tray (`--tray`:
 * components/compare/tray-room.css).
 */
export function Corner({ isShown = true, children }: CornerProps) {
  return (
    <div data-part={isShown ? 'corner' : undefined} className={isShown ? `${PLACE} ${CLICKS}` : 'sr-only'}>
      {children}
    </div>
  )
}
