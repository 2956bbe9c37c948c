'use client'

import { useEffect } from 'react'
import { OUTBOX_RETRY_MS } from '@/lib/constants'
import { readDraft } from '@/lib/contact/drafts'
import { MAIL_KINDS } from '@/lib/contact/fields'
import type { MailSettings } from '@/lib/contact/mail-provider'
import { DELIVERED_KEY, useIsOutboxFilled } from '@/lib/contact/outbox'
import { loadSending } from '@/lib/contact/submit-message'

type OutboxSenderProps = { mail: MailSettings }

/** Runs on every page: sends the messages in the outbox, and follows deliveries by other tabs. */
export function OutboxSender({ mail }: OutboxSenderProps) {
  const isFilled = useIsOutboxFilled()
  useEffect(followOtherTabs, [])
  useEffect(() => (isFilled ? keepSending(mail) : undefined), [isFilled, mail])
  return null
}

/**
 * When another tab reports that it has delivered a message, and that message is a draft of this tab, clears the draft
 * and shows the delivery here too. Returns a function that stops listening.
 */
function followOtherTabs(): () => void {
  function handleStorage({ key, newValue: leadId }: StorageEvent) {
    if (key !== DELIVERED_KEY || !leadId) return
    for (const kind of MAIL_KINDS) {
      const { attempt } = readDraft(kind)
      if (attempt?.leadId !== leadId) continue
      const params = { lead_id: leadId, message: attempt.values.message ?? '' }
      loadSending().then(
        ({ handleArrival }) => handleArrival({ kind, params }),
        reason => console.error('The draft was not cleared:', reason),
      )
    }
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}

/**
 * Sends those messages in the outbox that are due: now, when the connection returns, when the tab becomes visible, and
 * every OUTBOX_RETRY_MS. Returns a function that stops this.
 */
function keepSending(mail: MailSettings): () => void {
  const listening = new AbortController()

  function send({ isNewlyConnected }: { isNewlyConnected: boolean }) {
    if (!navigator.onLine || document.hidden) return
    loadSending()
      .then(({ sendOutbox }) => sendOutbox(mail, isNewlyConnected))
      .catch(reason => console.error('The outbox did not load, or could not be sent:', reason))
  }

  window.addEventListener('online', () => send({ isNewlyConnected: true }), { signal: listening.signal })
  document.addEventListener('visibilitychange', () => send({ isNewlyConnected: false }), { signal: listening.signal })
  const timer = setInterval(send, OUTBOX_RETRY_MS, { isNewlyConnected: false })
  // Opening a page counts as a new connection.
  send({ isNewlyConnected: true })
  return () => {
    clearInterval(timer)
    listening.abort()
  }
}
