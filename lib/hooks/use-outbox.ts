import { useEffect, useEffectEvent, useState } from 'react'
import type { MailKind, MailSettings } from '@/lib/adapters/mail-provider'
import { sendMail } from '@/lib/adapters/mail-provider'
import {
  announceDelivery,
  readOutbox,
  removeFromOutbox,
  watchDeliveries,
  watchOutbox,
} from '@/lib/adapters/outbox-store'
import { runInOneTab } from '@/lib/adapters/single-tab'
import { type OutboxEntry, sendOutbox } from '@/lib/forms/outbox'

/** The waiting messages of one kind on this device, empty in the pre-rendered HTML; `discard` forgets them. */
export function useOutbox(kind: MailKind) {
  const [entries, setEntries] = useState<OutboxEntry[]>([])

  useEffect(() => {
    const update = () => setEntries(readOutbox().filter(entry => entry.kind === kind))
    update()
    return watchOutbox(update)
  }, [kind])

  function discard() {
    for (const { leadId } of entries) removeFromOutbox(leadId)
  }

  return { entries, discard }
}

/** Sends the waiting messages once when the page opens, when the connection returns and when the tab is seen again. */
export function useOutboxSender(mail: MailSettings | null, onDelivered: () => void) {
  const report = useEffectEvent(onDelivered)

  useEffect(() => {
    if (!mail) return
    async function sendAll(settings: MailSettings) {
      const send = sendMail.bind(null, settings)
      const delivered = await sendOutbox({ read: readOutbox, remove: removeFromOutbox, send })
      for (const { leadId } of delivered) announceDelivery(leadId)
      if (delivered.length > 0) report()
    }
    function start() {
      if (!mail || !navigator.onLine || document.hidden || readOutbox().length === 0) return
      void runInOneTab('outbox', () => sendAll(mail))
    }
    start()
    window.addEventListener('online', start)
    document.addEventListener('visibilitychange', start)
    return () => {
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
