import { OUTBOX_RETRY_MAX_MS, OUTBOX_RETRY_MS } from '@/lib/constants'
import type { MailSettings } from './mail-rules'
import { loadSending } from './submit-message'

/**
 * Sends what waits in the outbox: now, when the connection returns, when the tab is seen again, and after pauses that grow.
 * Returns the end of it.
 */
export function keepSending(settings: MailSettings): () => void {
  const watch = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = OUTBOX_RETRY_MS

  function sendLater() {
    clearTimeout(timer)
    timer = setTimeout(send, pause)
    pause = Math.min(2 * pause, OUTBOX_RETRY_MAX_MS)
  }

  function send() {
    sendLater()
    if (!navigator.onLine || document.hidden) return
    loadSending().then(
      code => code.sendOutbox(settings),
      reason => console.error('The outbox did not load:', reason),
    )
  }

  function sendAgain() {
    pause = OUTBOX_RETRY_MS
    send()
  }

  window.addEventListener('online', sendAgain, watch)
  document.addEventListener('visibilitychange', sendAgain, watch)
  send()
  return () => {
    clearTimeout(timer)
    watch.abort()
  }
}
