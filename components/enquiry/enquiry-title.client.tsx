'use client'

import { useEnquiry } from '@/lib/enquiry/use-enquiry'

/** The words that title the contact form: how many machines it asks about, or the specification's where there are none. */
export function EnquiryTitle() {
  const { length } = useEnquiry().machines
  if (length === 0) return 'Happy To Answer Your Questions'
  return `Your enquiry: ${length} ${length > 1 ? 'machines' : 'machine'}`
}
