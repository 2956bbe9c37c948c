import type { ComponentProps } from 'react'

/** In the middle of the window, 16 px from its edges or more; higher content scrolls in it. */
const WINDOW = 'm-auto max-h-[calc(100dvh-32px)] max-w-none overflow-auto overscroll-contain p-0 text-inherit'
const EDGE = 'rounded-plate border border-ink'

/** A modal dialog. The page does not scroll while it is open: see the body in components/layout/site-frame.tsx. */
export function Modal({ className = '', ...attributes }: ComponentProps<'dialog'>) {
  return <dialog data-part="modal" className={`${WINDOW} ${EDGE} ${className}`} {...attributes} />
}
