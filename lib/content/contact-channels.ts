import 'server-only'
import type { ContactChannels } from '@/lib/contact/fallback-links'
import { getCompany } from './company'

/** How to reach the company without a form, as plain values for client components. */
export function getContactChannels(): ContactChannels {
  const { salesPhone, chatNumber, salesEmail } = getCompany()
  return { salesPhone: salesPhone.text, chatNumber, email: salesEmail }
}
