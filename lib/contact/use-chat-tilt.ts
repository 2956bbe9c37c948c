import { useCallback, useEffect, useState } from 'react'
import { MOTION_PAUSED_EVENT } from '@/lib/browser/motion-paused'
import { CHAT_TILT_INTERVAL_MS, CHAT_TILT_MS, CHAT_TILT_REPEATS, CHAT_TILT_START_MS } from '@/lib/constants'
import { whenLoaded } from '@/lib/navigation/page-load'

/**
 * Whether the chat button is tilting: a burst of three one-second tilts 4 s after load, and then every 6 s. It never
 * tilts with reduced motion, nor after `stop` was called or a Pause button was pressed.
 */
export function useChatTilt() {
  const [isTilting, setIsTilting] = useState(false)
  const [isStopped, setIsStopped] = useState(false)
  const stop = useCallback(() => setIsStopped(true), [])

  useEffect(() => {
    if (isStopped || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    let restTimer: ReturnType<typeof setTimeout>
    let intervalTimer: ReturnType<typeof setInterval>
    function burst() {
      setIsTilting(true)
      restTimer = setTimeout(() => setIsTilting(false), CHAT_TILT_REPEATS * CHAT_TILT_MS)
    }
    function start() {
      burst()
      intervalTimer = setInterval(burst, CHAT_TILT_INTERVAL_MS)
    }
    let startTimer: ReturnType<typeof setTimeout>
    const stopWaiting = whenLoaded(elapsedMs => {
      startTimer = setTimeout(start, CHAT_TILT_START_MS - elapsedMs)
    })
    document.addEventListener(MOTION_PAUSED_EVENT, stop)
    return () => {
      stopWaiting()
      clearTimeout(startTimer)
      clearTimeout(restTimer)
      clearInterval(intervalTimer)
      document.removeEventListener(MOTION_PAUSED_EVENT, stop)
      setIsTilting(false)
    }
  }, [isStopped, stop])

  return { isTilting, stop }
}
