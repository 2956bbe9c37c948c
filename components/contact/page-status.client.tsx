'use client'

import { readDraft } from '@/lib/contact/drafts'
import { type ContactWays, createFallbackLinks } from '@/lib/contact/fallback-links'
import type { MailKind } from '@/lib/contact/fields'
import { usePendingStatus } from '@/lib/contact/outbox'
import { formatPlainText } from '@/lib/contact/parameters'
import { IDLE } from '@/lib/contact/submission'
import { dispatchSubmission, useIsFormInView, useKindOutOfView, useSubmission } from '@/lib/contact/submission-store'
import { useHandOver } from '@/lib/contact/use-hand-over'
import { PendingNotice } from './pending-notice'
import { StatusMessage } from './status-message'

/** What a visitor whose lead did not go asks with the contact form. */
const CALL_ME = 'Please contact me.'

type PageStatusProps = { contact: ContactWays }

/**
 * A region over the page's corner for news that belongs to no form in view: what the outbox has sent, what became of a form that
 * was closed or left while it was sending, and a lead that waits.
 */
export function PageStatus({ contact }: PageStatusProps) {
  const kind = useKindOutOfView()
  const submission = useSubmission(kind ?? 'lead')
  const isLeadFormInView = useIsFormInView('lead')
  const typed = kind ? formatPlainText(readDraft(kind).values) : ''
  return (
    <div className="page-status bottom-[calc(20px+var(--tray,0px))]">
      <StatusMessage submission={kind ? submission : IDLE} links={createFallbackLinks(contact, typed)}>
        {kind && <FailureActions kind={kind} />}
      </StatusMessage>
      {!isLeadFormInView && <PendingNotice kind="lead" />}
    </div>
  )
}

type FailureActionsProps = { kind: MailKind }

/** Another try with the contact form, unless the message waits, and a way to be rid of the failure. */
function FailureActions({ kind }: FailureActionsProps) {
  const isPending = usePendingStatus(kind) !== null
  const handOver = useHandOver()

  function handleRetry() {
    dispatchSubmission(kind, 'dismissed')
    handOver({ ...readDraft(kind).values, ...(kind === 'lead' && { message: CALL_ME }) })
  }

  return (
    <div className="kept">
      {!isPending && (
        <button type="button" onClick={handleRetry}>
          Try with the contact form
        </button>
      )}
      <button type="button" onClick={() => dispatchSubmission(kind, 'dismissed')}>
        Close
      </button>
    </div>
  )
}
