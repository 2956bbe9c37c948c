'use client'

import type { ComponentProps } from 'react'
import { writeMachineList } from '@/lib/adapters/machine-list-store'
import { toEnquiryText } from '@/lib/catalogue/machine-list'
import { useEnquiryLink } from '@/lib/hooks/use-enquiry-link'
import { useMachineList } from '@/lib/hooks/use-machine-list'
import { ContactForm } from './contact-form'
import { EnquiryList } from './enquiry-list'

type EnquiryFormProps = ComponentProps<typeof ContactForm> & {
  /** Number of data files the catalogue is spread over: see lib/catalogue/shards.ts. */
  shardCount: number
}

/** The contact form with the visitor's enquiry list above it and written into its message. A sent message empties the list. */
export function EnquiryForm({ shardCount, ...form }: EnquiryFormProps) {
  const machines = useMachineList('enquiry')
  const notice = useEnquiryLink(shardCount)
  return (
    <>
      {machines.length > 0 && <EnquiryList machines={machines} />}
      <p className={notice ? 'status wait' : undefined} role="status">
        {notice}
      </p>
      <ContactForm {...form} message={toEnquiryText(machines)} onSent={() => writeMachineList('enquiry', [])} />
    </>
  )
}
