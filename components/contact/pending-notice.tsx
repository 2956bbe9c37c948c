import { Notice, NoticeButton } from '@/components/ui/notice'
import { passFocusOn } from '@/lib/browser/pass-focus'
import { OUTBOX_KEEP_DAYS } from '@/lib/constants'
import type { FormWords, MailKind } from '@/lib/contact/fields'
import { readOutbox, removeFromOutbox, usePending } from '@/lib/contact/outbox'
import { isSending, useSubmission } from '@/lib/contact/submission'
import { fill } from '@/lib/words'

type PendingNoticeProps = { kind: MailKind; words: FormWords['pending'] }

/** Says that a message is pending on this device, until it is sent or the visitor discards it. */
export function PendingNotice({ kind, words }: PendingNoticeProps) {
  const pending = usePending(kind)
  const isShown = !isSending(useSubmission(kind)) && pending !== null

  function handleDiscard(button: HTMLElement) {
    // The button that has focus is about to disappear.
    passFocusOn(button)
    for (const entry of readOutbox()) if (entry.kind === kind) removeFromOutbox(entry.params.lead_id)
  }

  return (
    <Notice tone={isShown ? 'wait' : null} className="mt-2 items-center justify-between">
      <div role="status">{isShown && fill<string>(words[pending], { days: OUTBOX_KEEP_DAYS })}</div>
      {isShown && (
        <NoticeButton onClick={({ currentTarget }) => handleDiscard(currentTarget)}>{words.discard}</NoticeButton>
      )}
    </Notice>
  )
}
