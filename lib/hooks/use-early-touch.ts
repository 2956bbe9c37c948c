import { useCallback, useEffect, useRef } from 'react'

/** A press on a checkbox that has changed it already, for those who have not seen it. */
function clickAgain(box: HTMLInputElement) {
  box.checked = !box.checked
  box.click()
}

/**
 * Keeps what a visitor does to controls whose code is not there yet.
 *
 * @param controls selector of the parts of the page that need the code, if any does
 * @param onReach called whenever the visitor points at one of them, focuses or presses it
 * @returns to be called once the code is there: does the last press or choice over again and ends the keeping
 */
export function useEarlyTouch(controls: string | undefined, onReach: () => void): () => void {
  const isReady = useRef(false)
  const replay = useRef<(() => void) | null>(null)

  useEffect(() => {
    if (!controls) return undefined
    const findControl = ({ target }: Event) =>
      !isReady.current && target instanceof HTMLElement && target.closest(controls) ? target : null

    function handleReach(event: Event) {
      if (findControl(event)) onReach()
    }
    function handleClick(event: Event) {
      const button = findControl(event)?.closest<HTMLElement>('button[type="button"]')
      if (button) replay.current = () => button.click()
      handleReach(event)
    }
    function handleChange(event: Event) {
      const target = findControl(event)
      if (target instanceof HTMLSelectElement) replay.current = () => target.dispatchEvent(new Event('change', event))
      if (target instanceof HTMLInputElement && target.type === 'checkbox') replay.current = () => clickAgain(target)
    }

    const listeners = { pointerover: handleReach, focusin: handleReach, click: handleClick, change: handleChange }
    for (const [name, listener] of Object.entries(listeners)) document.addEventListener(name, listener, true)
    return () => {
      for (const [name, listener] of Object.entries(listeners)) document.removeEventListener(name, listener, true)
    }
  }, [controls, onReach])

  return useCallback(() => {
    isReady.current = true
    replay.current?.()
    replay.current = null
  }, [])
}
