import 'server-only'
import { getCompany } from '@/lib/content/company'
import type { ContactWays } from './fallback-links'

/** The company's ways of contact as the forms take them. */
export function getContactWays(): ContactWays {
  const { salesPhone, chatNumber, salesEmail } = getCompany()
  return { salesPhone, chatNumber, email: salesEmail }
}
