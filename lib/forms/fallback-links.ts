import { toChatUrl, toMailUrl } from '@/lib/contact-links'
import { FIELD_LABELS, type FieldName, type FieldValues } from './fields'

/** How to reach the company without a form. `chatNumber` is the messaging app's, digits with country code. */
export type ContactWays = { salesPhone: string; chatNumber: string; email: string }

export type FallbackLink = {
  way: 'call' | 'chat' | 'mail'
  href: string
  text: string
  /** The start of a link that ends with what was typed: see lib/forms/carried-text.ts. */
  carrier?: string
}

/** Call, chat and mail; the last two can carry what was typed. */
export function toFallbackLinks({ salesPhone, chatNumber, email }: ContactWays): FallbackLink[] {
  const [chat, mail] = [toChatUrl(chatNumber), toMailUrl(email)]
  return [
    { way: 'call', href: `tel:${salesPhone.replace(/[^+\d]/g, '')}`, text: `Call ${salesPhone}` },
    { way: 'chat', href: chat, text: 'Live Chat', carrier: `${chat}?text=` },
    { way: 'mail', href: mail, text: email, carrier: `${mail}?subject=Enquiry&body=` },
  ]
}

/** What was typed as lines of 'Label: value', for a chat or mail. */
export function toPlainText(values: FieldValues): string {
  const names = Object.keys(values) as FieldName[]
  return names.map(name => `${FIELD_LABELS[name]}: ${values[name]}`).join('\n')
}
