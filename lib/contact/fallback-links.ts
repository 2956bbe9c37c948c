import { FALLBACK_URL_LIMIT } from '@/lib/constants'
import type { ContactChannels } from '@/lib/content/company'
import { fill } from '@/lib/words'
import type { FormWords } from './fields'

/** A way to reach the company without the form: `text` is what the link shows. */
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

/**
 * Adds a text to a URL. If the encoded URL would be too long, the text ends between two characters with an ellipsis.
 */
function addText(url: string, text: string): string {
  const room = FALLBACK_URL_LIMIT - url.length
  const ellipsis = encodeURIComponent('…')
  let encoded = ''
  /** The longest beginning of the text that leaves room for the ellipsis. */
  let shortened = ''
  // A lone surrogate, left by a broken paste, would make encodeURIComponent throw.
  for (const character of text.replace(/\p{Surrogate}/gu, '')) {
    encoded += encodeURIComponent(character)
    if (encoded.length > room) return url + shortened + ellipsis
    if (encoded.length + ellipsis.length <= room) shortened = encoded
  }
  return url + encoded
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
