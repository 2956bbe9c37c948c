import 'server-only'
import type { Company } from './company-file'
import { getContent } from './content'

export type { Company }

/** The company's profile: names, telephone numbers, addresses, hours. */
export function getCompany(): Company {
  return getContent().company
}
