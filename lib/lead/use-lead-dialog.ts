import { useCallback, useEffect, useRef, useState } from 'react'
import { useSubmission } from '@/lib/contact/submission-store'
import { rememberPopupClosed } from './popup-flag'
import { useWhenIdle } from './use-when-idle'

/**
 * The state of the lead popup. The dialog opens on mount, or as soon as the visitor has stopped typing, and moves the
 * focus to its heading. It closes when the lead has been sent. Closing restores the focus and is remembered for the
 * session.
 */
export function useLeadDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const focusedBefore = useRef<Element>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { phase } = useSubmission('lead')
  const close = useCallback(() => dialog.current?.close(), [])

  useWhenIdle(() => {
    if (dialog.current?.open) return
    focusedBefore.current = document.activeElement
    dialog.current?.showModal()
    heading.current?.focus()
    setIsOpen(true)
  })

  useEffect(() => {
    if (phase === 'sent' || phase === 'delivered') close()
  }, [phase, close])

  function handleClosed() {
    setIsOpen(false)
    rememberPopupClosed()
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus({ preventScroll: true })
  }

  return { dialog, heading, isOpen, handleClosed, close }
}
