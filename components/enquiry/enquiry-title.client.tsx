'use client'

import { useEnquiry } from '@/lib/enquiry/use-enquiry'

/** The title of the enquiry list below that of the contact form: its number of machines. Nothing for an empty list. */
export function EnquiryTitle() {
  const { length } = useEnquiry().machines
  if (length === 0) return null
  return <h3 className="mt-3.5">{`Your enquiry: ${length} ${length > 1 ? 'machines' : 'machine'}`}</h3>
}
