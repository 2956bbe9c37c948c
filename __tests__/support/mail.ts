import type { MailSettings } from '@/lib/contact/mail-provider'
import type { ContactChannels } from '@/lib/content/company'

/** Settings of an imaginary account; everything optional is off. */
export const MAIL: MailSettings = {
  publicKey: 'public-key',
  serviceId: 'service',
  targets: { lead: 'lead-template', message: 'message-template', newsletter: null },
  origin: null,
  blockList: [],
  throttleMs: 0,
  blockHeadless: false,
}

/** The address to which the mail provider's client sends every mail. */
export const SEND_URL = 'https://api.emailjs.com/api/v1.0/email/send'

/** The ways to reach an imaginary company. */
export const CONTACT: ContactChannels = {
  salesPhone: { text: '+91 00000 00001', href: 'tel:+910000000001' },
  chatNumber: '910000000001',
  email: 'sales@boxwright.example',
}
