import { type ReactNode, useEffect, useRef } from 'react'
import { Spinner } from '@/components/overlay/spinner'
import { Icon } from '@/components/ui/icon'
import { Notice, type NoticeTone } from '@/components/ui/notice'
import type { FallbackLink } from '@/lib/contact/fallback-links'
import { isSending, STATUS_TEXTS, type Submission, type SubmissionPhase } from '@/lib/contact/submission'

type StatusMessageProps = {
  submission: Submission
  /** The other ways to reach the company, shown where the submission offers them. */
  links: FallbackLink[]
  /** What else can be done then. */
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

/** What became of a message, in a region that is there before its text and comes into view with it. */
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
      // In view it is clear of the navigation bar above and of the chat button below.
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
              {links.map(({ way, href, text }) => (
                <li key={way}>
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
