'use client'

import { useEffect } from 'react'
import { keepSending } from '@/lib/contact/keep-sending'
import type { MailSettings } from '@/lib/contact/mail-rules'
import { followOtherTabs } from '@/lib/contact/other-tabs'
import { useIsOutboxFilled } from '@/lib/contact/outbox'

type OutboxSenderProps = { mail: MailSettings }

/** On every page: sends what waits on this device, and follows what other tabs have sent. */
export function OutboxSender({ mail }: OutboxSenderProps) {
  const isFilled = useIsOutboxFilled()
  useEffect(followOtherTabs, [])
  useEffect(() => (isFilled ? keepSending(mail) : undefined), [isFilled, mail])
  return null
}
