import 'server-only'
import type { ContactWays } from '@/lib/contact/fallback-links'
import { getCompany } from './company'

/** How to reach the company without a form, as plain values for client components. */
export function getContactWays(): ContactWays {
  const { salesPhone, chatNumber, salesEmail } = getCompany()
  return { salesPhone: salesPhone.text, chatNumber, email: salesEmail }
}
