import { useEffect, useState } from 'react'

/**
 * Code that is fetched when it is first wanted and kept from then on; null until it is there. Where it does not come, the page
 * stays as it is, the log says so, and it is asked for again when the connection returns.
 *
 * @param load imports the code; the same function on every render
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
