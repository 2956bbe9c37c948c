import { useDraft } from '@/lib/contact/drafts'
import { type ContactChannels, createFallbackLinks } from '@/lib/contact/fallback-links'
import type { MailKind } from '@/lib/contact/fields'
import { formatPlainText } from '@/lib/contact/parameters'
import { IDLE } from '@/lib/contact/submission'
import { useSubmission } from '@/lib/contact/submission-store'
import { StatusMessage } from './status-message'

type FormStatusProps = { kind: MailKind; contact: ContactChannels }

/**
 * The status of a form. After a failure, StatusMessage also shows the links to other ways to reach the company, which
 * are pre-filled with the typed text.
 */
export function FormStatus({ kind, contact }: FormStatusProps) {
  const submission = useSubmission(kind)
  const { values } = useDraft(kind)
  return (
    <StatusMessage
      // A message that this form sends ends as 'sent'. 'delivered' means that an earlier one has left the outbox, which
      // PageStatus reports.
      submission={submission.phase === 'delivered' ? IDLE : submission}
      links={createFallbackLinks(contact, formatPlainText(values))}
    />
  )
}
