import { useEffect, useState } from 'react'

/**
 * Loads a module when it is first wanted; null until it has loaded. A failure is logged and leaves the page unchanged;
 * the module is requested again when the browser is back online.
 *
 * @param load imports the module; must be the same function on every render
 */
export function useLazyModule<Code extends object>(load: () => Promise<Code>, isWanted: boolean): Code | null {
  const [code, setCode] = useState<Code | null>(null)

  useEffect(() => {
    if (!isWanted) return
    let isGone = false
    function fetchCode() {
      load().then(setCode, reason => {
        console.error('A part of the page did not load:', reason)
        if (!isGone) window.addEventListener('online', fetchCode, { once: true })
      })
    }
    fetchCode()
    return () => {
      isGone = true
      window.removeEventListener('online', fetchCode)
    }
  }, [load, isWanted])

  return code
}
