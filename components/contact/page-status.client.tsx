'use client'

import { Corner } from '@/components/overlay/corner'
import { NoticeButton } from '@/components/ui/notice'
import { readDraft } from '@/lib/contact/drafts'
import { createFallbackLinks } from '@/lib/contact/fallback-links'
import type { FormWords, MailKind } from '@/lib/contact/fields'
import { usePending } from '@/lib/contact/outbox'
import { formatPlainText } from '@/lib/contact/parameters'
import { dispatchSubmission, IDLE, useIsFormInView, useKindOutOfView, useSubmission } from '@/lib/contact/submission'
import { useHandOver } from '@/lib/contact/use-hand-over'
import type { ContactChannels } from '@/lib/content/company'
import { StatusMessage } from './form-results'
import { PendingNotice } from './pending-notice'

type PageStatusProps = {
  contact: ContactChannels
  words: FormWords
  /** The message of a visitor whose lead goes on to the contact form. */
  callMe: string
}

/**
 * Messages in the corner of the window that belong to no visible form: deliveries from the outbox, the result of a form
 * that was closed or left while sending, and a pending lead.
 */
export function PageStatus({ contact, words, callMe }: PageStatusProps) {
  // The kind of message with a status that no form in view shows; null if there is none.
  const kind = useKindOutOfView()
  // Without a kind the status of any is read, and not shown: a hook must always be called.
  const submission = useSubmission(kind ?? 'lead')
  const isLeadFormInView = useIsFormInView('lead')
  const typed = kind ? formatPlainText(readDraft(kind).values, words.labels) : ''
  return (
    <Corner>
      <StatusMessage
        submission={kind ? submission : IDLE}
        links={createFallbackLinks(contact, words.ways, typed)}
        words={words}
      >
        {kind && <FailureActions kind={kind} words={words.status} callMe={callMe} />}
      </StatusMessage>
      {!isLeadFormInView && <PendingNotice kind="lead" words={words.pending} />}
    </Corner>
  )
}

type FailureActionsProps = { kind: MailKind; words: FormWords['status']; callMe: string }

/** Buttons to retry with the contact form, unless the message is pending, and to dismiss the failure. */
function FailureActions({ kind, words, callMe }: FailureActionsProps) {
  const isPending = usePending(kind) !== null
  const handOver = useHandOver()

  function handleRetry() {
    dispatchSubmission(kind, 'dismissed')
    handOver({ ...readDraft(kind).values, ...(kind === 'lead' && { message: callMe }) })
  }

  return (
    <div>
      {!isPending && <NoticeButton onClick={handleRetry}>{words.tryForm}</NoticeButton>}
      <NoticeButton onClick={() => dispatchSubmission(kind, 'dismissed')}>{words.close}</NoticeButton>
    </div>
  )
}
