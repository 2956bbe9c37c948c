import { useEffect, useRef } from 'react'
import { raiseSessionFlag } from '@/lib/adapters/session-flag'
import { LEAD_POPUP_CLOSED_KEY } from '@/lib/constants'

/**
 * The lead popup's dialog: opens as soon as it is there. The heading takes the focus; closing gives it back and is remembered
 * for the session.
 */
export function useLeadDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const focusedBefore = useRef<Element>(null)

  useEffect(() => {
    if (dialog.current?.open) return
    focusedBefore.current = document.activeElement
    dialog.current?.showModal()
    heading.current?.focus()
  }, [])

  function handleClosed() {
    raiseSessionFlag(LEAD_POPUP_CLOSED_KEY)
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus({ preventScroll: true })
  }

  return { dialog, heading, handleClosed, close: () => dialog.current?.close() }
}
