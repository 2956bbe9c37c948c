import { useRef } from 'react'
import { raiseSessionFlag, readSessionFlag } from '@/lib/adapters/session-flag'
import { LEAD_POPUP_CLOSED_KEY, LEAD_POPUP_DELAY_MS } from '@/lib/constants'
import { useUndisturbedDelay } from './use-undisturbed-delay'

/**
 * The lead popup's dialog: opens once, some seconds after its page, unless it was closed in this session.
 * The heading takes the focus; closing gives it back and is remembered for the session.
 */
export function useLeadDialog() {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const focusedBefore = useRef<Element>(null)

  useUndisturbedDelay(LEAD_POPUP_DELAY_MS, () => {
    if (readSessionFlag(LEAD_POPUP_CLOSED_KEY) || dialog.current?.open) return
    focusedBefore.current = document.activeElement
    dialog.current?.showModal()
    heading.current?.focus()
  })

  function handleClosed() {
    raiseSessionFlag(LEAD_POPUP_CLOSED_KEY)
    if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus({ preventScroll: true })
  }

  return { dialog, heading, handleClosed, close: () => dialog.current?.close() }
}
