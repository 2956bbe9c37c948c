import { Notice, NoticeButton } from '@/components/ui/notice'
import { passFocusOn } from '@/lib/browser/pass-focus'
import type { MailKind } from '@/lib/contact/fields'
import { readOutbox, removeFromOutbox, usePendingStatus } from '@/lib/contact/outbox'
import { isSending } from '@/lib/contact/submission'
import { useSubmission } from '@/lib/contact/submission-store'

const OFFLINE = 'Your message is kept on this device for 24 hours and goes when the connection returns.'
const REFUSED = 'Your message is kept on this device for 24 hours and is sent again while a page of this site is open.'

type PendingNoticeProps = { kind: MailKind }

/** Says that a message is pending on this device, until it is sent or the visitor discards it. */
export function PendingNotice({ kind }: PendingNoticeProps) {
  const status = usePendingStatus(kind)
  const submission = useSubmission(kind)
  const isPending = status !== null && !isSending(submission)

  function handleDiscard(button: HTMLElement) {
    // The button that has focus is about to disappear.
    passFocusOn(button)
    for (const entry of readOutbox()) if (entry.kind === kind) removeFromOutbox(entry.leadId)
  }

  return (
    <Notice tone={isPending ? 'wait' : null} className="mt-2 items-center justify-between">
      <div role="status">{isPending && (status === 0 ? OFFLINE : REFUSED)}</div>
      {isPending && <NoticeButton onClick={({ currentTarget }) => handleDiscard(currentTarget)}>Discard</NoticeButton>}
    </Notice>
  )
}
