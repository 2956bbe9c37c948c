'use client'

import { useEnquiry } from '@/lib/enquiry/use-enquiry'

/** The title of the contact form: the number of machines in the enquiry, or the specification's default title. */
export function EnquiryTitle() {
  const { length } = useEnquiry().machines
  if (length === 0) return 'Happy To Answer Your Questions'
  return `Your enquiry: ${length} ${length > 1 ? 'machines' : 'machine'}`
}
