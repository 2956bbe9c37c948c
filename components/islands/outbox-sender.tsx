'use client'

import { PageStatus } from '@/components/contact/page-status'
import type { MailSettings } from '@/lib/adapters/mail-provider'
import { STATUS_TEXTS } from '@/lib/forms/submission'
import { useOutboxSender } from '@/lib/hooks/use-outbox'
import { usePageStatus } from '@/lib/hooks/use-page-status'
import { OutboxLine } from './outbox-line'

type OutboxSenderProps = { mail: MailSettings | null }

/**
 * Once on every page: sends what waits in the outbox when the connection is there, and says so. A waiting lead shows here too,
 * because its form does not come back once the popup is closed.
 */
export function OutboxSender({ mail }: OutboxSenderProps) {
  const { text, say } = usePageStatus()
  useOutboxSender(mail, () => say(STATUS_TEXTS.sent))
  return (
    <PageStatus text={text}>
      <OutboxLine kind="lead" />
    </PageStatus>
  )
}
