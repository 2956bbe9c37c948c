import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icon'
import { type ContactWays, toFallbackLinks } from '@/lib/forms/fallback-links'
import { STATUS_TEXTS, type Submission } from '@/lib/forms/submission'

type Tone = 'ok' | 'bad' | 'wait'

const TONES: Record<Submission['phase'], Tone | null> = { idle: null, sending: 'wait', sent: 'ok', failed: 'bad' }
const SIGNS: Record<Tone, ReactNode> = {
  ok: <Icon name="done" />,
  bad: <Icon name="alert" />,
  wait: <span className="ring" />,
}

type FormStatusProps = {
  submission: Submission
  contact: ContactWays
  /** What was typed, for the chat and mail links. */
  typed: string
}

/**
 * The status text of a form, in a region that is there before its text. After a failure the other ways to reach the company
 * stand with it, carry what was typed, and stay when the text's time is over.
 */
export function FormStatus({ submission: { phase, offersFallback }, contact, typed }: FormStatusProps) {
  const tone = TONES[phase]
  const offersLinks = offersFallback && phase !== 'sending'
  return (
    <div className={tone || offersLinks ? `status ${tone ?? 'wait'}` : undefined}>
      {tone && SIGNS[tone]}
      <div>
        <div role="status">{STATUS_TEXTS[phase]}</div>
        {offersLinks && (
          <ul aria-label="Other ways to reach us">
            {toFallbackLinks(contact, typed).map(({ way, href, text }) => (
              <li key={way}>
                <a href={href}>{text}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}
