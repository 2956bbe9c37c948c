'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from './icon'

type DrawerProps = {
  /** Accessible name of the panel. */
  label: string
  /** The opener's word on wide screens. */
  opener: string
  /** A count on the opener. */
  badge?: ReactNode
  children: ReactNode
}

/** The side menu: a modal dialog at the right edge. It closes on Escape, on a click beside it and on every change of path;
 * focus then returns to the opener. Without a script the opener leads to the footer's links. */
export function Drawer({ label, opener, badge, children }: DrawerProps) {
  const [isOpen, setIsOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const path = usePathname()

  useEffect(() => {
    if (path) dialog.current?.close()
  }, [path])

  function show(isShown: boolean) {
    if (isShown) dialog.current?.showModal()
    setIsOpen(isShown)
    document.body.classList.toggle('is-covered', isShown)
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: without a script it is the link to the footer's pages that it looks like */}
      <a
        className="menu-btn relative"
        href="#useful-links"
        role="button"
        aria-label="Open menu"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={event => {
          event.preventDefault()
          show(true)
        }}
        onKeyDown={event => {
          if (event.key !== ' ') return
          event.preventDefault()
          show(true)
        }}
      >
        <Icon name="menu" />
        <span>{opener}</span>
        {badge}
      </a>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a modal dialog on Escape; the click is a shortcut beside it */}
      <dialog
        className="side"
        ref={dialog}
        aria-label={label}
        onClose={() => show(false)}
        onClick={event => {
          const { target } = event
          // The dialog itself is hit only beside its panel; a link to the page in view changes no path.
          if (target === dialog.current || (target instanceof Element && target.closest('a[href]')))
            dialog.current?.close()
        }}
      >
        <div className="panel-r">
          <div className="hd">
            <span className="label">{opener}</span>
            <button type="button" aria-label="Close menu" onClick={() => dialog.current?.close()}>
              <Icon name="close" />
            </button>
          </div>
          {children}
        </div>
      </dialog>
    </>
  )
}
