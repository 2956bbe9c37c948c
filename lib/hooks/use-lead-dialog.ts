import { useCallback, useRef } from 'react'
import { rememberPopupClosed } from '@/lib/adapters/popup-flag'
import { useWhenIdle } from '@/lib/contact/use-when-idle'

/**
 * The lead popup's dialog: opens when it is there, unless the visitor has begun to type while its code was on the way; then it
 * waits once more. The heading takes the focus; closing gives it back and is remembered
 * for the session.
 */
export function useLeadDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const focusedBefore = useRef<Element>(null)

  useWhenIdle(() => {
    if (dialog.current?.open) return
    focusedBefore.current = document.activeElement
    dialog.current?.showModal()
    heading.current?.focus()
  })

  function handleClosed() {
    rememberPopupClosed()
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus({ preventScroll: true })
  }

  const close = useCallback(() => dialog.current?.close(), [])
  return { dialog, heading, handleClosed, close }
}
