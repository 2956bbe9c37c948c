import { Filled } from '@/components/ui/filled'
import { type ContactChannels, createFallbackLinks } from '@/lib/contact/fallback-links'
import type { FormWords } from '@/lib/contact/fields'

/** Links to call, chat and mail, as part of a sentence. */
export function FallbackLinks({ contact, words }: { contact: ContactChannels; words: FormWords['ways'] }) {
  const [call, chat, mail] = createFallbackLinks(contact, words).map(({ channel, href, text }) => (
    <a key={channel} href={href}>
      {text}
    </a>
  ))
  return <Filled text={words.all} parts={{ call, chat, mail }} />
}
