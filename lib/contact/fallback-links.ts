import { FALLBACK_TEXT_LIMIT } from '@/lib/constants'

/** How to reach the company without a form. `chatNumber` is the messaging app's, digits with country code. */
export type ContactWays = { salesPhone: string; chatNumber: string; email: string }

export type FallbackLink = { way: 'call' | 'chat' | 'mail'; href: string; text: string }

/** Call, chat and mail; the last two carry what was typed, shortened to what mail programs accept. */
export function createFallbackLinks({ salesPhone, chatNumber, email }: ContactWays, typed = ''): FallbackLink[] {
  const carried = shorten(typed)
  return [
    { way: 'call', href: `tel:${salesPhone.replace(/[^+\d]/g, '')}`, text: `Call ${salesPhone}` },
    { way: 'chat', href: createChatUrl(chatNumber, carried), text: 'Live Chat' },
    { way: 'mail', href: createMailUrl(email, carried && 'Enquiry', carried), text: email },
  ]
}

function shorten(text: string): string {
  const start = text.length > FALLBACK_TEXT_LIMIT ? `${text.slice(0, FALLBACK_TEXT_LIMIT)}…` : text
  // Half a character, from the cut or from a broken paste, would make encodeURIComponent throw.
  return start.replace(/\p{Surrogate}/gu, '')
}

/**
 * Link that opens the messaging app with a conversation.
 * @param number digits with country code, nothing else; empty where the visitor is to choose the receiver
 * @param text what stands in the message field; left out when empty
 */
export function createChatUrl(number: string, text = '') {
  const url = `https://wa.me/${number}`
  return text ? `${url}?text=${encodeURIComponent(text)}` : url
}

/** Link that opens the visitor's mail program with subject and body filled in. */
function createMailUrl(address: string, subject = '', body = '') {
  const fields = Object.entries({ subject, body }).filter(([, text]) => text !== '')
  const query = fields.map(([name, text]) => `${name}=${encodeURIComponent(text)}`).join('&')
  return query ? `mailto:${address}?${query}` : `mailto:${address}`
}
