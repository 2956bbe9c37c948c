import { OUTBOX_RETRY_MAX_MS, OUTBOX_RETRY_MS } from '@/lib/constants'
import type { MailSettings } from './mail-rules'
import { loadSending } from './submit-message'

/**
 * Sends the messages in the outbox: now, when the connection returns, when the tab becomes visible, and at growing
 * intervals. Returns a function that stops it.
 */
export function keepSending(settings: MailSettings): () => void {
  const listening = new AbortController()
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

  window.addEventListener('online', sendAgain, listening)
  document.addEventListener('visibilitychange', sendAgain, listening)
  send()
  return () => {
    clearTimeout(timer)
    listening.abort()
  }
}
