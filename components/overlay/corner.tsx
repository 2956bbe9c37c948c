import type { ReactNode } from 'react'

const PLACE = 'fixed start-2 bottom-[calc(20px+var(--tray,0px))] z-60 w-[min(440px,100%-32px)] print:hidden!'
/** Only what it says is in the way of a click. */
const CLICKS = 'pointer-events-none *:pointer-events-auto'

type CornerProps = {
  /** False: what it says is heard only. */
  isShown?: boolean
  children: ReactNode
}

/** A region over the corner of the window, clear of the comparison's tray (`--tray`, see components/compare/tray-room.css). */
export function Corner({ isShown = true, children }: CornerProps) {
  return (
    <div data-part={isShown ? 'corner' : undefined} className={isShown ? `${PLACE} ${CLICKS}` : 'sr-only'}>
      {children}
    </div>
  )
}
