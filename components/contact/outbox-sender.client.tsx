'use client'

import { useEffect } from 'react'
import { followOtherTabs } from '@/lib/contact/arrivals'
import { keepSending } from '@/lib/contact/keep-sending'
import type { MailSettings } from '@/lib/contact/mail-rules'
import { useIsOutboxFilled } from '@/lib/contact/outbox'

type OutboxSenderProps = { mail: MailSettings }

/** Runs on every page: sends the messages in the outbox, and follows deliveries by other tabs. */
export function OutboxSender({ mail }: OutboxSenderProps) {
  const isFilled = useIsOutboxFilled()
  useEffect(followOtherTabs, [])
  useEffect(() => (isFilled ? keepSending(mail) : undefined), [isFilled, mail])
  return null
}
