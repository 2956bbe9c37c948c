import { useEffect, useEffectEvent } from 'react'
import { LEAD_POPUP_AFTER_FIELD_MS } from '@/lib/constants'

/**
 * Calls back once the visitor is idle: when the component mounts or, if a form field has the focus or another dialog is
 * open, shortly after the visitor leaves it.
 */
export function useWhenIdle(onIdle: () => void) {
  const act = useEffectEvent(onIdle)

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    check()
    function check() {
      if (!isVisitorBusy()) return act()
      document.addEventListener('focusout', checkSoon, { once: true })
      // A dialog's close event does not bubble.
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
