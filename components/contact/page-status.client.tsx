'use client'

import { Corner } from '@/components/overlay/corner'
import { NoticeButton } from '@/components/ui/notice'
import { readDraft } from '@/lib/contact/drafts'
import { type ContactChannels, createFallbackLinks } from '@/lib/contact/fallback-links'
import type { MailKind } from '@/lib/contact/fields'
import { usePendingStatus } from '@/lib/contact/outbox'
import { formatPlainText } from '@/lib/contact/parameters'
import { dispatchSubmission, IDLE, useIsFormInView, useKindOutOfView, useSubmission } from '@/lib/contact/submission'
import { useHandOver } from '@/lib/contact/use-hand-over'
import { PendingNotice, StatusMessage } from './form-parts'

/** The pre-filled message for a visitor whose lead could not be sent. */
const CALL_ME = 'Please contact me.'

type PageStatusProps = { contact: ContactChannels }

/**
 * Messages in the corner of the window that belong to no visible form: deliveries from the outbox, the result of a form
 * that was closed or left while sending, and a pending lead.
 */
export function PageStatus({ contact }: PageStatusProps) {
  const kind = useKindOutOfView()
  const submission = useSubmission(kind ?? 'lead')
  const isLeadFormInView = useIsFormInView('lead')
  const typed = kind ? formatPlainText(readDraft(kind).values) : ''
  return (
    <Corner>
      <StatusMessage submission={kind ? submission : IDLE} links={createFallbackLinks(contact, typed)}>
        {kind && <FailureActions kind={kind} />}
      </StatusMessage>
      {!isLeadFormInView && <PendingNotice kind="lead" />}
    </Corner>
  )
}

type FailureActionsProps = { kind: MailKind }

/** Buttons to retry with the contact form, unless the message is pending, and to dismiss the failure. */
function FailureActions({ kind }: FailureActionsProps) {
  const isPending = usePendingStatus(kind) !== null
  const handOver = useHandOver()

  function handleRetry() {
    dispatchSubmission(kind, 'dismissed')
    handOver({ ...readDraft(kind).values, ...(kind === 'lead' && { message: CALL_ME }) })
  }

  return (
    <div>
      {!isPending && <NoticeButton onClick={handleRetry}>Try with the contact form</NoticeButton>}
      <NoticeButton onClick={() => dispatchSubmission(kind, 'dismissed')}>Close</NoticeButton>
    </div>
  )
}
