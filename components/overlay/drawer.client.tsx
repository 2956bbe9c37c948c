'use client'

import { usePathname } from 'next/navigation'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '@/components/ui/icon'

type DrawerProps = {
  /** The accessible name of the panel, the text at its top, and the names of its buttons. */
  words: Readonly<Record<'label' | 'title' | 'open' | 'close', string>>
  /** The content and the classes of the button that opens it. */
  opener: ReactNode
  openerClassName: string
  children: ReactNode
}

/** Whether the browser knows popovers; false on the server. */
const HAS_POPOVERS = typeof HTMLElement !== 'undefined' && 'popover' in HTMLElement.prototype

/**
 * A modal dialog at the end edge of the window. It closes on Escape, on a click outside, and when the path changes;
 * focus then returns to the button. Until the page has hydrated, and without JavaScript, the button opens it as a
 * popover, which browsers from 2024 on do by themselves.
 */
export function Drawer({ words, opener, openerClassName, children }: DrawerProps) {
  const [isOpen, setIsOpen] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const path = usePathname()

  function close() {
    dialog.current?.close()
    if (HAS_POPOVERS) dialog.current?.hidePopover()
  }

  // `close` is the clean-up function, which React calls when the path changes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the path counts
  useEffect(() => close, [path])

  useEffect(() => {
    // The visitor opened it as a popover before the script was ready.
    if (HAS_POPOVERS && dialog.current?.matches(':popover-open')) setIsOpen(true)
  }, [])

  useEffect(() => {
    // Not by CSS with `:has(dialog[open])`, which the browser would re-evaluate on every change of the page.
    document.body.classList.toggle('overflow-hidden', isOpen)
  }, [isOpen])

  function toggle() {
    if (isOpen) return close()
    dialog.current?.showModal()
    setIsOpen(true)
  }

  return (
    <>
      <button
        type="button"
        className={openerClassName}
        popoverTarget={id}
        aria-label={words.open}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={event => {
          event.preventDefault()
          toggle()
        }}
      >
        {opener}
      </button>
      {/*
        biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a modal dialog on Escape; the click is an
        addition
      */}
      <dialog
        // Clipped, not hidden: `showModal` focuses Close, which would scroll the panel into view and end its slide.
        className="fixed inset-0 z-80 m-0 h-dvh max-h-none w-full max-w-none overflow-clip border-0 bg-transparent p-0
          text-current"
        ref={dialog}
        id={id}
        popover="auto"
        aria-label={words.label}
        onClose={() => setIsOpen(false)}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
        onClick={event => {
          const { target } = event
          // The dialog fills the window, so a click on the dialog itself is outside the panel. A link closes it here,
          // because one to the current page does not change the path.
          if (target === dialog.current || (target instanceof Element && target.closest('a[href]'))) close()
        }}
      >
        <div
          className="absolute inset-y-0 end-0 flex w-[min(360px,88vw)] flex-col border-s border-ink bg-paper
            transition-transform duration-slow **:focus-visible:-outline-offset-3 starting:translate-x-full"
        >
          <div className="flex min-h-6 items-stretch justify-between border-b border-ink ps-3">
            <span className="text-caption text-ink-3 self-center">{words.title}</span>
            <button
              type="button"
              className="flex w-6 cursor-pointer items-center justify-center border-0 border-s border-line
                bg-transparent hover:bg-plate [&>svg]:size-3"
              // biome-ignore lint/a11y/noAutofocus: without it, a browser focuses what scrolls in the panel
              autoFocus
              popoverTarget={id}
              popoverTargetAction="hide"
              aria-label={words.close}
              onClick={close}
            >
              <Icon name="close" />
            </button>
          </div>
          {/* Scrolls in a low window, below the button that closes the panel. */}
          <div className="flex flex-1 flex-col overflow-auto overscroll-contain">{children}</div>
        </div>
      </dialog>
    </>
  )
}
