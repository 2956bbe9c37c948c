import { useDraft } from '@/lib/contact/drafts'
import { type ContactWays, createFallbackLinks } from '@/lib/contact/fallback-links'
import type { MailKind } from '@/lib/contact/fields'
import { formatPlainText } from '@/lib/contact/parameters'
import { IDLE } from '@/lib/contact/submission'
import { useSubmission } from '@/lib/contact/submission-store'
import { StatusMessage } from './status-message'

type FormStatusProps = { kind: MailKind; contact: ContactWays }

/**
 * The status of a form. After a failure, it includes links for other ways to reach the company, pre-filled with the
 * typed text.
 */
export function FormStatus({ kind, contact }: FormStatusProps) {
  const submission = useSubmission(kind)
  const { values } = useDraft(kind)
  return (
    <StatusMessage
      // A delivery from the outbox is not a response to this submission; PageStatus reports it.
      submission={submission.phase === 'delivered' ? IDLE : submission}
      links={createFallbackLinks(contact, formatPlainText(values))}
    />
  )
}
