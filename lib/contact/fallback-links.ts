import { FALLBACK_TEXT_LIMIT } from '@/lib/constants'
import { fill } from '@/lib/words'
import type { FormWords } from './fields'

/**
 * How to reach the company without a form. `chatNumber` belongs to the messaging app: digits only, with the country
 * code.
 */
export type ContactChannels = { salesPhone: string; chatNumber: string; email: string }

export type FallbackLink = { channel: 'call' | 'chat' | 'mail'; href: string; text: string }

/**
 * Links to call, chat and mail. Chat and mail include what was typed, shortened to a length that mail programs accept.
 */
export function createFallbackLinks(contact: ContactChannels, words: FormWords['ways'], typed = ''): FallbackLink[] {
  const { salesPhone, chatNumber, email } = contact
  const body = shorten(typed)
  return [
    {
      channel: 'call',
      href: `tel:${salesPhone.replace(/[^+\d]/g, '')}`,
      text: fill(words.call, { number: salesPhone }),
    },
    { channel: 'chat', href: createChatUrl(chatNumber, body), text: words.chat },
    { channel: 'mail', href: createMailUrl(email, body && words.subject, body), text: email },
  ]
}

function shorten(text: string): string {
  const start = text.length > FALLBACK_TEXT_LIMIT ? `${text.slice(0, FALLBACK_TEXT_LIMIT)}…` : text
  // A lone surrogate, left by the cut or by a broken paste, would make encodeURIComponent throw.
  return start.replace(/\p{Surrogate}/gu, '')
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

/** The URL that opens the visitor's mail program with the subject and body filled in. */
function createMailUrl(address: string, subject = '', body = '') {
  const fields = Object.entries({ subject, body }).filter(([, text]) => text !== '')
  const query = fields.map(([name, text]) => `${name}=${encodeURIComponent(text)}`).join('&')
  return query ? `mailto:${address}?${query}` : `mailto:${address}`
}
