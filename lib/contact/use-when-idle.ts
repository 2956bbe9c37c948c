import { useEffect, useEffectEvent } from 'react'
import { LEAD_POPUP_AFTER_FIELD_MS } from '@/lib/constants'

/**
 * Calls back once: when the component appears or, while the visitor is in a form field or another dialog is open, some time
 * after that was left.
 */
export function useWhenIdle(onDue: () => void) {
  const act = useEffectEvent(onDue)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    check()
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
  }, [])
}

function isVisitorBusy(): boolean {
  const isInField = document.activeElement?.matches('input, textarea, select, [contenteditable="true"]')
  return isInField || document.querySelector('dialog[open]') !== null
}
