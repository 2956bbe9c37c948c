'use client'

import { useEffect } from 'react'
import { Link } from '@/components/ui/link.client'
import { writeMachineList } from '@/lib/adapters/machine-list-store'
import { toEnquiryText } from '@/lib/catalogue/machine-list'
import { watchSent } from '@/lib/forms/form-events'
import { useEnquiryLink } from '@/lib/hooks/use-enquiry-link'
import { useGeneratedMessage } from '@/lib/hooks/use-generated-message'
import { useMachineList } from '@/lib/hooks/use-machine-list'
import { paths } from '@/lib/paths'
import { EnquiryList } from './enquiry-list'

/** The visitor's enquiry list, written into the message of the contact form. A sent message empties the list. */
export function EnquiryMachines() {
  const machines = useMachineList('enquiry')
  const notice = useEnquiryLink()
  useGeneratedMessage(toEnquiryText(machines))
  useEffect(() => watchSent('message', () => writeMachineList('enquiry', [])), [])
  return (
    <>
      <div className={notice ? 'status wait linked' : undefined} role="status">
        {notice && (
          <p>
            {notice} <Link href={paths.products}>All products</Link>
          </p>
        )}
      </div>
      {machines.length > 0 && <EnquiryList machines={machines} />}
    </>
  )
}
