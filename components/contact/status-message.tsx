import { type ReactNode, useEffect, useRef } from 'react'
import { Spinner } from '@/components/overlay/spinner'
import { Icon } from '@/components/ui/icon'
import { Notice, type NoticeTone } from '@/components/ui/notice'
import type { FallbackLink } from '@/lib/contact/fallback-links'
import { isSending, STATUS_TEXTS, type Submission, type SubmissionPhase } from '@/lib/contact/submission'

type StatusMessageProps = {
  submission: Submission
  /** Links to other ways to reach the company, shown if the submission offers them. */
  links: FallbackLink[]
  /** Further actions, shown with the links. */
  children?: ReactNode
}

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
