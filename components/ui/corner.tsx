import type { ReactNode } from 'react'

const PLACE = 'fixed start-2 bottom-2.5 z-60 w-[min(440px,100%-32px)] print:hidden!'
/** Only what it says is in the way of a click. */
const CLICKS = 'pointer-events-none *:pointer-events-auto'
/** Clear of the comparison's tray, which stands before it in the page. */
const ABOVE_TRAY = 'peer-[section]/tray:bottom-[148px] md:peer-[section]/tray:bottom-7'

type CornerProps = {
  /** False: what it says is heard only. */
  isShown?: boolean
  children: ReactNode
}

/** A region over the corner of the window. */
export function Corner({ isShown = true, children }: CornerProps) {
  return (
    <div data-part={isShown ? 'corner' : undefined} className={isShown ? `${PLACE} ${CLICKS} ${ABOVE_TRAY}` : 'vh'}>
      {children}
    </div>
  )
}
