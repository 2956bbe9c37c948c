'use client'

import { type ContactChannels, createFallbackLinks } from '@/lib/contact/fallback-links'
import type { MailKind } from '@/lib/contact/fields'
import { isSending } from '@/lib/contact/submission'
import { useSubmission } from '@/lib/contact/submission-store'
import { paths } from '@/lib/paths'

type ContactAlternativesProps = {
  /** The form it belongs to. */
  kind: MailKind
  contact: ContactChannels
  /** False if this build has no mail provider. */
  canSend: boolean
}

/** Other ways to reach the company (unless the form's status already lists them), and a link to the privacy notice. */
export function ContactAlternatives({ kind, contact, canSend }: ContactAlternativesProps) {
  const submission = useSubmission(kind)
  const isInStatus = submission.offersFallback && !isSending(submission)
  return (
    <p className="mt-2 text-small text-ink-2 in-[dialog]:mt-0.5">
      {!isInStatus && (
        <>
          {canSend ? 'Or: ' : 'This page cannot send messages yet. Reach us directly: '}
          <FallbackLinks contact={contact} />.{' '}
        </>
      )}
      We use your details only to reply: <a href={paths.privacy}>privacy notice</a>.
    </p>
  )
}

type FallbackLinksProps = { contact: ContactChannels }

/** Links to call, chat and mail, as part of a sentence. */
export function FallbackLinks({ contact }: FallbackLinksProps) {
  const [call, chat, mail] = createFallbackLinks(contact).map(({ channel, href, text }) => (
    <a key={channel} href={href}>
      {text}
    </a>
  ))
  return (
    <>
      {call}, {chat}, {mail}
    </>
  )
}
