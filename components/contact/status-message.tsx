import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '@/components/ui/icon'
import type { FallbackLink } from '@/lib/contact/fallback-links'
import { isSending, STATUS_TEXTS, type Submission, type SubmissionPhase } from '@/lib/contact/submission'

type StatusMessageProps = {
  submission: Submission
  /** The other ways to reach the company, shown where the submission offers them. */
  links: FallbackLink[]
  /** What else can be done then. */
  children?: ReactNode
}

const TONES: Record<SubmissionPhase, 'wait' | 'ok' | 'bad'> = {
  idle: 'wait',
  sending: 'wait',
  stillSending: 'wait',
  handedOver: 'wait',
  sent: 'ok',
  delivered: 'ok',
  failed: 'bad',
}

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
    <div ref={box} data-status={phase} className={phase !== 'idle' || offersLinks ? `status ${tone}` : undefined}>
      {tone === 'ok' && <Icon name="done" />}
      {tone === 'bad' && <Icon name="alert" />}
      {isSending(submission) && <span className="ring" />}
      <div>
        <div role="status">{STATUS_TEXTS[phase]}</div>
        {offersLinks && (
          <div role="group" aria-label="Other ways to reach us">
            <ul>
              {links.map(({ way, href, text }) => (
                <li key={way}>
                  <a href={href}>{text}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
        {offersLinks && children}
      </div>
    </div>
  )
}
