import { type ReactNode, useEffect, useRef } from 'react'
import { Spinner } from '@/components/overlay/spinner'
import { Icon } from '@/components/ui/icon'
import { Notice, NoticeButton, type NoticeTone } from '@/components/ui/notice'
import { passFocusOn } from '@/lib/browser/pass-focus'
import { useDraft } from '@/lib/contact/drafts'
import { type ContactChannels, createFallbackLinks, type FallbackLink } from '@/lib/contact/fallback-links'
import { HONEYPOT_NAME, type MailKind } from '@/lib/contact/fields'
import { readOutbox, removeFromOutbox, usePendingStatus } from '@/lib/contact/outbox'
import { formatPlainText } from '@/lib/contact/parameters'
import {
  IDLE,
  isSending,
  STATUS_TEXTS,
  type Submission,
  type SubmissionPhase,
  useSubmission,
} from '@/lib/contact/submission'

const OFFLINE = 'Your message is kept on this device for 24 hours and goes when the connection returns.'
const REFUSED = 'Your message is kept on this device for 24 hours and is sent again while a page of this site is open.'

const TONES: Record<SubmissionPhase, NoticeTone> = {
  idle: 'wait',
  sending: 'wait',
  stillSending: 'wait',
  handedOver: 'wait',
  sent: 'ok',
  delivered: 'ok',
  failed: 'bad',
}

const ICON = 'mt-px size-[22px]'

type FormResultsProps = { kind: MailKind; contact: ContactChannels }

/** What became of a form's message: its status, with the typed text in links to call, chat and mail, and the outbox. */
export function FormResults({ kind, contact }: FormResultsProps) {
  const submission = useSubmission(kind)
  const { values } = useDraft(kind)
  return (
    <>
      <StatusMessage
        // A message that this form sends ends as 'sent'. 'delivered' means that an earlier one has left the outbox,
        // which PageStatus reports.
        submission={submission.phase === 'delivered' ? IDLE : submission}
        links={createFallbackLinks(contact, formatPlainText(values))}
      />
      <PendingNotice kind={kind} />
    </>
  )
}

type StatusMessageProps = {
  submission: Submission
  /** Links to other ways to reach the company, shown if the submission offers them. */
  links: FallbackLink[]
  /** Further actions, shown with the links. */
  children?: ReactNode
}

/**
 * The status of a submission, in a live region that exists before its text. It scrolls into view when the status
 * changes.
 */
export function StatusMessage({ submission, links, children }: StatusMessageProps) {
  const { phase } = submission
  const box = useRef<HTMLDivElement>(null)
  const offersLinks = submission.offersFallback && !isSending(submission)
  const tone = TONES[phase]

  useEffect(() => {
    if (phase !== 'idle') box.current?.scrollIntoView({ block: 'nearest' })
  }, [phase])

  return (
    <Notice
      ref={box}
      data-status={phase}
      tone={phase !== 'idle' || offersLinks ? tone : null}
      // The scroll margin keeps it clear of the navbar and the chat button.
      className="mt-2 scroll-my-7 items-start"
    >
      {tone === 'ok' && <Icon name="done" className={ICON} />}
      {tone === 'bad' && <Icon name="alert" className={ICON} />}
      {isSending(submission) && <Spinner />}
      <div>
        <div role="status">{STATUS_TEXTS[phase]}</div>
        {offersLinks && (
          <div role="group" aria-label="Other ways to reach us">
            <ul className="mt-0.5 flex flex-wrap gap-x-3 font-[500] text-ink">
              {links.map(({ channel, href, text }) => (
                <li key={channel}>
                  <a className="inline-flex min-h-touch items-center text-ink underline" href={href}>
                    {text}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {offersLinks && children}
      </div>
    </Notice>
  )
}

/** Says that a message is pending on this device, until it is sent or the visitor discards it. */
export function PendingNotice({ kind }: { kind: MailKind }) {
  const status = usePendingStatus(kind)
  const submission = useSubmission(kind)
  const isPending = status !== null && !isSending(submission)

  function handleDiscard(button: HTMLElement) {
    // The button that has focus is about to disappear.
    passFocusOn(button)
    for (const entry of readOutbox()) if (entry.kind === kind) removeFromOutbox(entry.params.lead_id)
  }

  return (
    <Notice tone={isPending ? 'wait' : null} className="mt-2 items-center justify-between">
      <div role="status">{isPending && (status === 0 ? OFFLINE : REFUSED)}</div>
      {isPending && <NoticeButton onClick={({ currentTarget }) => handleDiscard(currentTarget)}>Discard</NoticeButton>}
    </Notice>
  )
}

/**
 * A honeypot field for bots: not visible, not focusable and not in the accessibility tree. If it is filled in, the
 * message is flagged, not refused.
 */
export function Honeypot({ kind }: { kind: MailKind }) {
  const id = `${kind}-extra`
  return (
    <div className="sr-only" aria-hidden="true">
      <label htmlFor={id}>Leave this field empty</label>
      <input id={id} name={HONEYPOT_NAME} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
