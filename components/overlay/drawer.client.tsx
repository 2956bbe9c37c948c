'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'

type DrawerProps = {
  /** The accessible name of the panel, the text at its top, and the names of its buttons. */
  words: Readonly<Record<'label' | 'title' | 'open' | 'close', string>>
  /** The content and the classes of the button that opens it. */
  opener: ReactNode
  openerClassName: string
  children: ReactNode
}

/**
 * A modal dialog at the end edge of the window. It closes on Escape, on a click outside, and when the path changes;
 * focus then returns to the button. Before hydration `scripts/export/start-scripts.ts` opens it, and it closes by its
 * form; without JavaScript the button links to the footer.
 */
export function Drawer({ words, opener, openerClassName, children }: DrawerProps) {
  const [isOpen, setIsOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const path = usePathname()

  useEffect(() => {
    const own = dialog.current
    if (own?.open) setIsOpen(true)
    return path ? () => own?.close() : undefined
  }, [path])

  useEffect(() => {
    // Not by CSS with `:has(dialog[open])`, which the browser would re-evaluate on every change of the page.
    document.body.classList.toggle('overflow-hidden', isOpen)
  }, [isOpen])

  function show() {
    dialog.current?.showModal()
    // Where the panel scrolls, a browser focuses that first.
    dialog.current?.querySelector('button')?.focus()
    setIsOpen(true)
  }

  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: without JavaScript it is a link to the footer */}
      <a
        className={openerClassName}
        href="#useful-links"
        role="button"
        aria-label={words.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={event => {
          event.preventDefault()
          show()
        }}
        onKeyDown={event => {
          if (event.key !== ' ') return
          event.preventDefault()
          show()
        }}
      >
        {opener}
      </a>
      {/*
        biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a modal dialog on Escape; the click is an
        addition
      */}
      <dialog
        // Clipped, not hidden: `showModal` focuses Close, which would scroll the panel into view and end its slide.
        className="fixed inset-0 z-80 m-0 h-dvh max-h-none w-full max-w-none overflow-clip border-0 bg-transparent p-0
          text-current"
        ref={dialog}
        aria-label={words.label}
        // It may be open by now.
        suppressHydrationWarning
        onClose={() => setIsOpen(false)}
        onClick={event => {
          const { target } = event
          // A click on the dialog itself is outside the panel. A link to the current page does not change the path.
          if (target === dialog.current || (target instanceof Element && target.closest('a[href]')))
            dialog.current?.close()
        }}
      >
        <div
          className="absolute inset-y-0 end-0 flex w-[min(360px,88vw)] flex-col overflow-auto overscroll-contain border-s
            border-ink bg-paper transition-transform duration-slow
            **:focus-visible:-outline-offset-3 starting:translate-x-full"
        >
          <div className="flex min-h-6 items-stretch justify-between border-b border-ink ps-3">
            <span className="text-caption text-ink-3 self-center">{words.title}</span>
            <form method="dialog" className="flex">
              <button
                type="submit"
                className="flex w-6 cursor-pointer items-center justify-center border-0 border-s border-line
                  bg-transparent hover:bg-plate [&>svg]:size-3"
                aria-label={words.close}
              >
                <Icon name="close" />
              </button>
            </form>
          </div>
          {children}
        </div>
      </dialog>
    </>
  )
}
