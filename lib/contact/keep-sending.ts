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
  let delay = OUTBOX_RETRY_MS

  function sendLater() {
    clearTimeout(timer)
    timer = setTimeout(send, delay)
    delay = Math.min(2 * delay, OUTBOX_RETRY_MAX_MS)
  }

  function send() {
    sendLater()
    if (!navigator.onLine || document.hidden) return
    loadSending()
      .then(({ sendOutbox }) => sendOutbox(settings))
      .catch(reason => console.error('The outbox did not load, or could not be sent:', reason))
  }

  function sendAgain() {
    delay = OUTBOX_RETRY_MS
    send()
  }

  window.addEventListener('online', sendAgain, { signal: listening.signal })
  document.addEventListener('visibilitychange', () => document.hidden || sendAgain(), { signal: listening.signal })
  send()
  return () => {
    clearTimeout(timer)
    listening.abort()
  }
}
