import { useCallback, useEffect, useRef, useState } from 'react'
import { useSubmission } from '@/lib/contact/submission-store'
import { rememberPopupClosed } from './popup-flag'
import { useWhenIdle } from './use-when-idle'

/**
 * The lead popup's dialog: opens when it is there, unless the visitor is typing; then it waits once more. The heading takes the
 * focus. A lead that has arrived closes it; closing gives the focus back and is remembered for the session.
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
