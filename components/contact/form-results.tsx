import { type ReactNode, useEffect, useRef } from 'react'
import { Spinner } from '@/components/overlay/spinner'
import { Icon } from '@/components/ui/icon'
import { Notice, type NoticeTone } from '@/components/ui/notice'
import { useDraft } from '@/lib/contact/drafts'
import { createFallbackLinks, type FallbackLink } from '@/lib/contact/fallback-links'
import type { FormWords, MailKind } from '@/lib/contact/fields'
import { formatPlainText } from '@/lib/contact/parameters'
import { IDLE, isSending, type Submission, type SubmissionPhase, useSubmission } from '@/lib/contact/submission'
import type { ContactChannels } from '@/lib/content/company'
import { PendingNotice } from './pending-notice'

const ICON = 'mt-px size-[22px]'

type FormResultsProps = { kind: MailKind; contact: ContactChannels; words: FormWords }

/**
 * The status of a form's message, links to call, chat and mail that contain the typed text, and the messages in the
 * outbox.
 */
export function FormResults({ kind, contact, words }: FormResultsProps) {
  const submission = useSubmission(kind)
  const { values } = useDraft(kind)
  return (
    <>
      <StatusMessage
        // A message that this form sends ends as 'sent'. 'delivered' means that an earlier one has left the outbox,
        // which PageStatus reports.
        submission={submission.phase === 'delivered' ? IDLE : submission}
        links={createFallbackLinks(contact, words.ways, formatPlainText(values, words.labels))}
        words={words}
      />
      <PendingNotice kind={kind} words={words.pending} />
    </>
  )
}

type StatusMessageProps = {
  submission: Submission
  /** Links to other ways to reach the company, shown if the submission offers them. */
  links: FallbackLink[]
  words: FormWords
  /** Further actions, shown with the links. */
  children?: ReactNode
}

/**
 * The status of a submission. Its live region is in the page before it has a text, because screen readers announce only
 * changes of a region that they know. It scrolls into view when the status changes.
 */
export function StatusMessage({ submission, links, words, children }: StatusMessageProps) {
  const { phase } = submission
  const box = useRef<HTMLDivElement>(null)
  const offersLinks = submission.failure !== null && !isSending(submission)
  const tone = getTone(phase)

  // The form may be longer than the window, with its status out of view.
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
        <div role="status">{getStatusText(phase, words.status)}</div>
        <div role="status" className="font-normal">
          {getDetail(submission, words.status)}
        </div>
        {offersLinks && (
          <div role="group" aria-label={words.ways.title}>
            <ul className="mt-0.5 flex flex-wrap gap-x-3 font-medium text-ink">
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

/** The look of a status: failed, done, or under way. */
function getTone(phase: SubmissionPhase): NoticeTone {
  if (phase === 'failed') return 'bad'
  return phase === 'sent' || phase === 'delivered' ? 'ok' : 'wait'
}

/** The text of a status, which the specification prescribes; empty while nothing is sent. */
function getStatusText(phase: SubmissionPhase, words: FormWords['status']): string {
  if (phase === 'idle') return ''
  if (phase === 'delivered') return words.sent
  return words[phase === 'stillSending' ? 'sending' : phase]
}

/** A second sentence below the status, whose own text the specification prescribes; empty if there is none to say. */
function getDetail({ phase, failure }: Submission, words: FormWords['status']): string {
  if (phase === 'stillSending') return words.slow
  return failure === 'final' && phase !== 'sending' ? words.rejected : ''
}
