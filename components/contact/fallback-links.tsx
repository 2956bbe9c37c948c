import { type ContactChannels, createFallbackLinks } from '@/lib/contact/fallback-links'

/** Links to call, chat and mail, as part of a sentence. */
export function FallbackLinks({ contact }: { contact: ContactChannels }) {
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
