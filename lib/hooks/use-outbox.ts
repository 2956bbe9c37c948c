import { useEffect, useEffectEvent, useState } from 'react'
import type { MailKind, MailSettings } from '@/lib/adapters/mail-provider'
import { isOutboxFilled, watchDeliveries, watchOutbox } from '@/lib/adapters/outbox-watch'

/** The browser may say that the connection is back a moment before it is; then the sending asks for its code again, in milliseconds. */
const LOAD_AGAIN_MS = 10_000

/** The same file as the forms': where one of them has failed to send, it is there already. */
const loadOutbox = () => import('@/lib/forms/mail-form')

/** What did not load now is asked for again at the next sign of life. */
function logUnread(reason: unknown) {
  console.error('The outbox did not load:', reason)
}

/**
 * The names of the waiting messages of one kind on this device, none in the pre-rendered HTML. `discard` forgets them and hands
 * on the keyboard, which its button takes along.
 */
export function useOutbox(kind: MailKind) {
  const [leadIds, setLeadIds] = useState<string[]>([])

  useEffect(() => {
    async function read() {
      if (!isOutboxFilled()) return setLeadIds([])
      const { readOutbox } = await loadOutbox()
      setLeadIds(readOutbox().flatMap(entry => (entry.kind === kind ? entry.leadId : [])))
    }
    const update = () => void read().catch(logUnread)
    update()
    return watchOutbox(update)
  }, [kind])

  async function discard(button: HTMLElement) {
    const { passFocusOn, removeFromOutbox } = await loadOutbox()
    passFocusOn(button)
    for (const leadId of leadIds) removeFromOutbox(leadId)
  }

  return { isEmpty: leadIds.length === 0, discard: (button: HTMLElement) => void discard(button).catch(logUnread) }
}

/** Sends the waiting messages once when the page opens, when the connection returns and when the tab is seen again. */
export function useOutboxSender(mail: MailSettings | null, onDelivered: () => void) {
  const report = useEffectEvent(onDelivered)

  useEffect(() => {
    if (!mail) return
    let timer: ReturnType<typeof setTimeout> | undefined
    async function send(settings: MailSettings) {
      const { sendWaiting } = await loadOutbox()
      await sendWaiting(settings, report)
    }
    function start() {
      if (!mail || !navigator.onLine || document.hidden || !isOutboxFilled()) return
      clearTimeout(timer)
      send(mail).catch(reason => {
        logUnread(reason)
        timer = setTimeout(start, LOAD_AGAIN_MS)
      })
    }
    start()
    window.addEventListener('online', start)
    document.addEventListener('visibilitychange', start)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', start)
      document.removeEventListener('visibilitychange', start)
    }
  }, [mail])
}

/** Calls back when a waiting message of this tab has arrived. */
export function useDelivery(onDelivery: (leadId: string) => void) {
  const report = useEffectEvent(onDelivery)
  useEffect(() => watchDeliveries(leadId => report(leadId)), [])
}
