import { useDraft } from '@/lib/contact/drafts'
import { type ContactWays, createFallbackLinks } from '@/lib/contact/fallback-links'
import type { MailKind } from '@/lib/contact/fields'
import { formatPlainText } from '@/lib/contact/parameters'
import { IDLE } from '@/lib/contact/submission'
import { useSubmission } from '@/lib/contact/submission-store'
import { StatusMessage } from './status-message'

type FormStatusProps = { kind: MailKind; contact: ContactWays }

/** The status of a form; after a failure the other ways to reach the company carry what was typed. */
export function FormStatus({ kind, contact }: FormStatusProps) {
  const submission = useSubmission(kind)
  const { values } = useDraft(kind)
  return (
    <StatusMessage
      // What arrives later is no answer to a press on this form: the page's corner says it.
      submission={submission.phase === 'delivered' ? IDLE : submission}
      links={createFallbackLinks(contact, formatPlainText(values))}
    />
  )
}
