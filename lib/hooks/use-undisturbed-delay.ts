import { useEffect, useEffectEvent } from 'react'
import { LEAD_POPUP_AFTER_FIELD_MS } from '@/lib/constants'

/** Calls back once, `delayMs` after the component appeared. While the visitor is in a form field it waits until that field is left. */
export function useUndisturbedDelay(delayMs: number, onDue: () => void) {
  const act = useEffectEvent(onDue)

  useEffect(() => {
    let timer = setTimeout(check, delayMs)
    function check() {
      if (isInField()) document.addEventListener('focusout', checkSoon, { once: true })
      else act()
    }
    function checkSoon() {
      timer = setTimeout(check, LEAD_POPUP_AFTER_FIELD_MS)
    }
    return () => {
      clearTimeout(timer)
      document.removeEventListener('focusout', checkSoon)
    }
  }, [delayMs])
}

function isInField(): boolean {
  return document.activeElement?.matches('input, textarea, select, [contenteditable="true"]') ?? false
}
