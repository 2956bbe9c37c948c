import { Link } from '@/components/ui/link.client'
import { type ContactWays, toFallbackLinks } from '@/lib/forms/fallback-links'
import { paths } from '@/lib/paths'

type OtherWaysProps = {
  contact: ContactWays
  /** False where this build has no account with a mail provider. */
  canSend: boolean
}

/** Beside every form, with or without its script: call, chat or mail, and where the privacy notice stands. */
export function OtherWays({ contact, canSend }: OtherWaysProps) {
  const [call, chat, mail] = toFallbackLinks(contact).map(({ way, href, text }) => (
    <a key={way} href={href}>
      {text}
    </a>
  ))
  return (
    <p className="alt">
      {canSend ? 'Or: ' : 'Messages cannot be sent from this page yet. Please reach us directly: '}
      {call}, {chat}, {mail}. We use what you send to answer you: <Link href={paths.privacy}>privacy notice</Link>.
    </p>
  )
}
