import { useEffect, useEffectEvent } from 'react'
import { LEAD_POPUP_AFTER_FIELD_MS } from '@/lib/constants'

/**
 * Calls back once, `delayMs` after the component appeared; at once for 0. While the visitor is in a form field, or another dialog is open,
 * it waits until that is left.
 */
export function useUndisturbedDelay(delayMs: number, onDue: () => void) {
  const act = useEffectEvent(onDue)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    if (delayMs > 0) timer = setTimeout(check, delayMs)
    else check()
    function check() {
      if (!isVisitorBusy()) return act()
      document.addEventListener('focusout', checkSoon, { once: true })
      // A dialog's own event, which does not bubble.
      document.addEventListener('close', checkSoon, { once: true, capture: true })
    }
    function checkSoon() {
      stopListening()
      clearTimeout(timer)
      timer = setTimeout(check, LEAD_POPUP_AFTER_FIELD_MS)
    }
    function stopListening() {
      document.removeEventListener('focusout', checkSoon)
      document.removeEventListener('close', checkSoon, { capture: true })
    }
    return () => {
      clearTimeout(timer)
      stopListening()
    }
  }, [delayMs])
}

function isVisitorBusy(): boolean {
  const isInField = document.activeElement?.matches('input, textarea, select, [contenteditable="true"]')
  return isInField || document.querySelector('dialog[open]') !== null
}
