import { FALLBACK_URL_LIMIT } from '@/lib/constants'
import type { ContactChannels } from '@/lib/content/company'
import { fill } from '@/lib/words'
import type { FormWords } from './fields'

export type FallbackLink = { channel: 'call' | 'chat' | 'mail'; href: string; text: string }

/**
 * Links to call, to chat (if the company has a chat) and to mail. Chat and mail include as much of the typed text as
 * fits into a link.
 */
export function createFallbackLinks(contact: ContactChannels, words: FormWords['ways'], typed = ''): FallbackLink[] {
  const { salesPhone, chatNumber, email } = contact
  const call = fill(words.call, { number: salesPhone.text })
  const chat = chatNumber && createChatUrl(chatNumber)
  const mail = `mailto:${email}`
  const subject = encodeURIComponent(words.subject)
  return [
    { channel: 'call', href: salesPhone.href, text: call },
    ...(chat
      ? [{ channel: 'chat' as const, href: typed ? addText(`${chat}?text=`, typed) : chat, text: words.chat }]
      : []),
    { channel: 'mail', href: typed ? addText(`${mail}?subject=${subject}&body=`, typed) : mail, text: email },
  ]
}

/** Adds a text to a URL, cut between two characters if the encoded URL would be too long. */
function addText(url: string, text: string): string {
  const room = FALLBACK_URL_LIMIT - url.length
  const end = encodeURIComponent('…')
  let [whole, cut] = ['', '']
  // A lone surrogate, left by a broken paste, would make encodeURIComponent throw.
  for (const character of text.replace(/\p{Surrogate}/gu, '')) {
    whole += encodeURIComponent(character)
    if (whole.length > room) return url + cut + end
    if (whole.length + end.length <= room) cut = whole
  }
  return url + whole
}

/**
 * The URL that opens a conversation in the messaging app.
 * @param number digits only, with the country code; empty lets the visitor choose the recipient
 * @param text fills the message field; omitted from the URL if empty
 */
export function createChatUrl(number: string, text = '') {
  const url = `https://wa.me/${number}`
  return text ? `${url}?text=${encodeURIComponent(text)}` : url
}
