'use client'

import { useEffect } from 'react'
import { keepSending } from '@/lib/contact/keep-sending'
import type { MailSettings } from '@/lib/contact/mail-rules'
import { DELIVERED_KEY, useIsOutboxFilled } from '@/lib/contact/outbox'

type OutboxSenderProps = { mail: MailSettings }

/** Runs on every page: sends the messages in the outbox, and follows deliveries by other tabs. */
export function OutboxSender({ mail }: OutboxSenderProps) {
  const isFilled = useIsOutboxFilled()
  useEffect(followOtherTabs, [])
  useEffect(() => (isFilled ? keepSending(mail) : undefined), [isFilled, mail])
  return null
}

/** Clears a draft of this tab when another tab has sent it; the code for it is fetched then. Returns how to stop. */
function followOtherTabs(): () => void {
  function handleStorage({ key, newValue }: StorageEvent) {
    if (key !== DELIVERED_KEY || !newValue) return
    import('@/lib/contact/arrivals').then(
      ({ forgetDraft }) => forgetDraft(newValue),
      reason => console.error('The draft was not cleared:', reason),
    )
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}
