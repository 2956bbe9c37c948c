import { Filled } from '@/components/ui/filled'
import { createFallbackLinks } from '@/lib/contact/fallback-links'
import type { FormWords } from '@/lib/contact/fields'
import type { ContactChannels } from '@/lib/content/company'

/**
 * Links to call, chat and mail, as part of a sentence. Without a chat, its place and the punctuation after it are left
 * out.
 */
export function FallbackLinks({ contact, words }: { contact: ContactChannels; words: FormWords['ways'] }) {
  const links = createFallbackLinks(contact, words).map(({ channel, href, text }) => [
    channel,
    <a key={channel} href={href}>
      {text}
    </a>,
  ])
  // '{call}, {chat}, {mail}' becomes '{call}, {mail}'.
  const text = contact.chatNumber ? words.all : words.all.replace(/\{chat\}[^{]*/, '')
  return <Filled text={text} parts={Object.fromEntries(links)} />
}
